import { formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text, type Face } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type NewDonorData = {
  /** With the public name (rule 26). */
  donor: Face;
  /** The burner is one of the two people of the pledge, so the rate is theirs to know (rule 27). */
  rateCents: number;
  /** They pay only for recorded workouts, not for typed ones. */
  syncedOnly: boolean;
};

/** To a burner, when a new pledge counts. */
export function newDonorMail(context: MailContext, data: NewDonorData) {
  const { rateCents, syncedOnly } = data;
  const donor = mailedName(data.donor.name);
  const words = mailWords(context.language).newDonor;
  return frameMail(context, {
    subject: words.subject(donor),
    preview: words.preview,
    title: words.title,
    blocks: [
      {
        kind: "person",
        face: data.donor,
        title: words.intro(donor),
        details: [words.gives(formatRate(rateCents))],
      },
      text(syncedOnly ? words.nextSynced : words.next),
      button(words.button, `${context.publicUrl}/workouts`),
    ],
    reason: words.reason,
  });
}
