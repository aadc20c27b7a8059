import { formatRate } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text, type Block } from "../blocks.ts";
import { frameMail, type MailContext, type MailParts } from "../frame.ts";

export type NewDonorData = {
  /** As rule 26 lets others see them. */
  donor: string;
  /** The burner is one of the two people of the pledge, so the rate is theirs to know (rule 27). */
  rateC100: number;
  /** The donor has a payment method: it counts already (rule 20b). */
  counts: boolean;
  /** They pay for what was recorded, not for what is typed in. */
  syncedOnly: boolean;
};

/** To a burner, at each new pledge. */
export function newDonorMail(context: MailContext, data: NewDonorData): MailParts {
  const { donor, rateC100, counts, syncedOnly } = data;
  const words = mailWords(context.language).newDonor;
  const waiting: Block[] = counts ? [] : [text(words.waiting)];
  return frameMail(context, {
    subject: words.subject(donor),
    preview: words.preview,
    title: words.title,
    blocks: [
      text(words.introWithRate(donor, formatRate(rateC100))),
      ...waiting,
      text(syncedOnly ? words.nextSynced : words.next),
      button(words.button, `${context.publicUrl}/workouts`),
    ],
    reason: words.reason,
  });
}
