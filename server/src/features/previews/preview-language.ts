import type { Language } from "@kalivo/domain/language.ts";
import type { LinkSubject } from "@kalivo/domain/links/link-subject.ts";
import { isLanguage } from "@kalivo/words/language.ts";
import type { Services } from "../../services.ts";
import { selectCodeLanguage, selectPersonLanguage, selectTeamLanguage } from "./previews.queries.ts";

type Pool = Services["pool"];

/** What an address asks for itself, as in `?hl=fr`. */
export function languageIn(address: string): Language | null {
  const [, asked] = /[?&]hl=([a-z]{2})(?![\w-])/.exec(address) ?? [];
  return isLanguage(asked) ? asked : null;
}

/** The language of the person, or of the team's longest admin, whom a link is about; null of an organisation. */
export async function languageAbout(pool: Pool, subject: LinkSubject): Promise<Language | null> {
  const [row] = await rowsAbout(pool, subject);
  return isLanguage(row?.language) ? row.language : null;
}

function rowsAbout(pool: Pool, subject: LinkSubject) {
  switch (subject.kind) {
    case "user":
    case "support":
    case "invite":
      return selectPersonLanguage(pool, [subject.id]);
    case "team":
      return selectTeamLanguage(pool, [subject.id]);
    case "code":
      return selectCodeLanguage(pool, [subject.code]);
    case "organisation":
      return [];
    default:
      return subject satisfies never;
  }
}
