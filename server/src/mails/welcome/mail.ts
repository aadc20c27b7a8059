import { APP_NAME } from "@kalivo/words/app-name.ts";
import { formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, heading, text } from "../blocks.ts";
import { confirmBlocks, type CodeAndLink } from "../confirm-address/mail.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type WelcomeData = {
  firstName: string;
  /** What confirms the address; null once it is. */
  confirm: CodeAndLink | null;
  /** Who gives by the codes that were used with the account, as rule 26 lets others see them. */
  donors: readonly { name: string; rateC100: number }[];
};

/** After registration. */
export function welcomeMail(context: MailContext, { firstName, confirm, donors }: WelcomeData): MailParts {
  const { welcome: words, newDonor } = mailWords(context.language);
  return frameMail(context, {
    subject: words.subject(APP_NAME),
    preview: words.preview,
    title: words.title(mailedName(firstName)),
    blocks: [
      ...(confirm === null ? [] : [text(words.confirm), ...confirmBlocks(context, confirm)]),
      ...donors.map(({ name, rateC100 }) =>
        text(newDonor.introWithRate(mailedName(name), formatRate(rateC100))),
      ),
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
