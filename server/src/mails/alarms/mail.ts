import { APP_NAME } from "@kalivo/words/app-name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";

export type AlarmsData = { sentences: readonly string[] };

/** To admins: open alarms. */
export function alarmsMail(context: MailContext, { sentences }: AlarmsData) {
  const words = mailWords(context.language).alarms;
  return frameMail(context, {
    subject: words.subject(APP_NAME, sentences.length),
    preview: sentences[0] ?? words.title,
    title: words.title,
    blocks: [text(words.intro), ...sentences.map(text), button(words.button, `${context.publicUrl}/admin`)],
    reason: words.reason,
  });
}
