import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { formatEuros, formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { button, heading, text } from "../blocks.ts";
import { confirmBlocks, type CodeAndLink } from "../confirm-address/mail.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type WelcomeData = {
  firstName: string;
  /** What confirms the address; null once it is. */
  confirm: CodeAndLink | null;
  /** What the codes brought that were used with the account. */
  codes: readonly UsedCode[];
};

type UsedCode = {
  /** Whose it is, as rule 26 lets others see them. */
  name: string;
  /** What they give; null: nothing by it. */
  rateC100: number | null;
  /** At most in a month; null: no limit. */
  capCents: number | null;
  /** One is in their team by it. */
  joined: boolean;
  /** A person invited, without money. */
  invites: boolean;
};

/** After registration. */
export function welcomeMail(context: MailContext, { firstName, confirm, codes }: WelcomeData): MailParts {
  const { welcome: words } = mailWords(context.language);
  return frameMail(context, {
    subject: words.subject(APP_NAME),
    preview: words.preview,
    title: words.title(mailedName(firstName)),
    blocks: [
      ...(confirm === null ? [] : [text(words.confirm), ...confirmBlocks(context, confirm)]),
      ...codes.flatMap((code) => saidOfCode(context.language, code)).map(text),
      text(words.intro),
      heading(words.burnTitle),
      text(words.burn),
      heading(words.donateTitle),
      text(words.donate),
      button(words.button, context.publicUrl),
    ],
    reason: words.reason,
  });
}

/** In the sentences that were said when the code was used. */
function saidOfCode(language: Language, { name, rateC100, capCents, joined, invites }: UsedCode): string[] {
  const { codes: say } = serverWords(language);
  const owner = mailedName(name);
  const rate = rateC100 === null ? null : formatRate(rateC100);
  return [
    ...(rate !== null && capCents === null ? [say.gives(owner, rate)] : []),
    ...(rate !== null && capCents !== null
      ? [say.givesAtMost(owner, rate, formatEuros(BigInt(capCents)))]
      : []),
    ...(joined ? [say.joined(owner)] : []),
    ...(invites ? [say.invited(owner)] : []),
  ];
}
