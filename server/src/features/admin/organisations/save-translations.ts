import type { z } from "zod";
import type { saveOrganisation as route } from "@kalivo/contract/routes/own/admin/organisations.ts";
import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import { TRANSLATIONS } from "@kalivo/domain/language.ts";
import type { Queryable } from "#server/db/client.ts";
import type { AuditFacts } from "../../audit/audited-action.ts";
import { saveTexts, textsOf } from "./organisations.queries.ts";

export type SentTexts = z.output<typeof route.body>["texts"];

type SentInOne = { [Text in keyof OrganisationTexts]?: OrganisationTexts[Text] | undefined };

const UNWRITTEN: OrganisationTexts = { short_description: null, long_description: null, result: null };

/**
 * Saves what was sent of an organisation's texts in other languages than English; null empties a text, and English is shown
 * instead. Returns them before and after as facts for the log, by text and language.
 */
export async function saveTranslations(
  tx: Queryable,
  id: number,
  sent: SentTexts,
): Promise<[before: AuditFacts, after: AuditFacts]> {
  const kept = await textsOf(tx, id);
  const facts: [AuditFacts, AuditFacts] = [{}, {}];
  for (const language of TRANSLATIONS) {
    const before = kept[language] ?? UNWRITTEN;
    const after = merged(before, sent?.[language] ?? {});
    if (differ(before, after)) await saveTexts(tx, { id, language }, after);
    facts[0] = { ...facts[0], ...factsIn(language, before) };
    facts[1] = { ...facts[1], ...factsIn(language, after) };
  }
  return facts;
}

const merged = (before: OrganisationTexts, sent: SentInOne): OrganisationTexts => ({
  short_description: sent.short_description === undefined ? before.short_description : sent.short_description,
  long_description: sent.long_description === undefined ? before.long_description : sent.long_description,
  result: sent.result === undefined ? before.result : sent.result,
});

const differ = (before: OrganisationTexts, after: OrganisationTexts) =>
  before.short_description !== after.short_description ||
  before.long_description !== after.long_description ||
  before.result !== after.result;

const factsIn = (language: string, texts: OrganisationTexts): AuditFacts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}_${language}`, text]));
