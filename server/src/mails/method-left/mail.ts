import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type MethodLeftData = { firstName: string; methodLabel: string; teamName: string };

/** To whom was an admin of a team that goes on paying with a method which may be theirs (rule 25). */
export function methodLeftMail(context: MailContext, { firstName, methodLabel, teamName }: MethodLeftData) {
  const words = mailWords(context.language).methodLeft;
  const team = mailedName(teamName);
  return frameMail(context, {
    subject: words.subject(methodLabel, team),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.what(methodLabel, team)),
      text(words.yours),
    ],
    reason: words.reason,
  });
}
