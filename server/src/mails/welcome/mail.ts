import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { formatEuros, formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { serverWords } from "@kalivo/words/server.ts";
import { confirmBlocks, type CodeAndLink } from "../address-confirmation.ts";
import { button, heading, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type WelcomeData = {
  firstName: string;
  /** For an unconfirmed address; null once it is confirmed. */
  confirm: CodeAndLink | null;
  /** The results of the codes used at registration. */
  codes: readonly UsedCode[];
};

type UsedCode = {
  /** The owner's public name (rule 26). */
  name: string;
  /** The pledge's rate; null: no pledge. */
  rateCents: number | null;
  /** The cap per month; null: no limit. */
  capCents: number | null;
  /** The reader joined the owner's team. */
  joined: boolean;
  /** An invitation without money. */
  invites: boolean;
};

/** After registration. */
export function welcomeMail(context: MailContext, { firstName, confirm, codes }: WelcomeData) {
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

/** With the same sentences as when the code was used. */
function saidOfCode(language: Language, { name, rateCents, capCents, joined, invites }: UsedCode): string[] {
  const { codes: say } = serverWords(language);
  const owner = mailedName(name);
  const rate = rateCents === null ? null : formatRate(rateCents);
  return [
    ...(rate !== null && capCents === null ? [say.gives(owner, rate)] : []),
    ...(rate !== null && capCents !== null
      ? [say.givesAtMost(owner, rate, formatEuros(BigInt(capCents)))]
      : []),
    ...(joined ? [say.joined(owner)] : []),
    ...(invites ? [say.invited(owner)] : []),
  ];
}
