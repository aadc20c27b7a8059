import type { z } from "zod";
import type { proposeOrganisationWords as route } from "@kalivo/contract/routes/own/entrance.ts";
import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { sepaText } from "@kalivo/domain/money/sepa-text.ts";
import type { Db } from "#server/db/client.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import { insertChange, type ProposedWords } from "../changes.queries.ts";
import { selectAbout } from "./page.queries.ts";

type Sent = Omit<z.output<typeof route.body>, "key">;
type SentInOne = { [Text in keyof OrganisationTexts]?: OrganisationTexts[Text] | undefined };

const NOT_LATIN = fieldRefusal("account_holder", (say) => say.admin.organisations.latinOnly);
const NO_ACCOUNT = fieldRefusal("account_holder", (say) => say.entrance.noAccount);
const NO_ENGLISH = refusal(422, (say) => say.entrance.noEnglish);

/** Keeps what differs from what is shown now, until an admin looks at it; nothing where nothing differs. */
export async function proposeWords(
  db: Db,
  organisationId: number,
  { words: sent, account_holder: holder }: Sent,
  now: Date,
): Promise<Refused | null> {
  if (holder !== undefined && sepaText(holder, MAX_BANK_NAME_LENGTH) === "") return NOT_LATIN;
  return db.transaction().execute(async (tx) => {
    const { words: shown, account } = await selectAbout(tx, organisationId, now);
    if (holder !== undefined && account === null) return NO_ACCOUNT;
    const proposed: ProposedWords = {};
    for (const language of LANGUAGES) {
      const after = merged(shown[language], sent?.[language] ?? {});
      if (JSON.stringify(after) !== JSON.stringify(merged(shown[language], {}))) proposed[language] = after;
    }
    if (proposed.en?.short_description === null || proposed.en?.long_description === null) return NO_ENGLISH;
    const words = Object.keys(proposed).length === 0 ? null : proposed;
    const accountHolder = holder === undefined || holder === account?.holder ? null : holder;
    if (words !== null || accountHolder !== null)
      await insertChange(tx, { organisationId, words, accountHolder }, now);
    return null;
  });
}

const merged = (before: OrganisationTexts, sent: SentInOne): OrganisationTexts => ({
  short_description: sent.short_description === undefined ? before.short_description : sent.short_description,
  long_description: sent.long_description === undefined ? before.long_description : sent.long_description,
  result: sent.result === undefined ? before.result : sent.result,
});
