import { formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type NewDonorData = {
  /** The public name (rule 26). */
  donor: string;
  /** The burner is one of the two people of the pledge, so the rate is theirs to know (rule 27). */
  rateCents: number;
  /** They pay only for recorded workouts, not for typed ones. */
  syncedOnly: boolean;
};

/** To a burner, when a new pledge counts. */
export function newDonorMail(context: MailContext, data: NewDonorData) {
  const { rateCents, syncedOnly } = data;
  const donor = mailedName(data.donor);
  const words = mailWords(context.language).newDonor;
  return frameMail(context, {
    subject: words.subject(donor),
    preview: words.preview,
    title: words.title,
    blocks: [
      text(words.introWithRate(donor, formatRate(rateCents))),
      text(syncedOnly ? words.nextSynced : words.next),
      button(words.button, `${context.publicUrl}/workouts`),
    ],
    reason: words.reason,
  });
}
