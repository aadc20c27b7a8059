import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { pluralOf } from "@kalivo/words/plural.ts";
import { button, text, type Face } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type NewDonorDigestData = { donors: readonly Face[] };

/** One mail for everybody beyond the third new donor of a day (rule 29). */
export function newDonorDigestMail(context: MailContext, { donors }: NewDonorDigestData) {
  const words = mailWords(context.language).newDonor;
  const count = pluralOf(HTML_LANG[context.language]).counted(donors.length, words.donors);
  return frameMail(context, {
    subject: words.digestSubject(count),
    preview: words.digestPreview,
    title: words.digestTitle,
    blocks: [
      { kind: "people", faces: donors, said: words.digestIntro(count) },
      { kind: "list", items: donors.map(({ name }) => mailedName(name)) },
      text(words.next),
      button(words.button, `${context.publicUrl}/workouts`),
    ],
    reason: words.reason,
  });
}
