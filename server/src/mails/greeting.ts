import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { text, type Block } from "./blocks.ts";
import type { MailContext } from "./frame.ts";
import type { TeamMailData } from "./statement-mail-data.ts";

/** The greeting, with the team's name when the mail is not about the reader's own money (rule 25). */
export function greeting(
  { language }: MailContext,
  { firstName, team }: { firstName: string; team: TeamMailData | null },
): Block[] {
  const words = mailWords(language).frame;
  return [
    text(words.greeting(mailedName(firstName))),
    ...(team === null ? [] : [text(words.forTeam(mailedName(team.name)))]),
  ];
}
