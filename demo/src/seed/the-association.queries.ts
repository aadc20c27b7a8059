import { TRANSLATIONS } from "@kalivo/domain/language.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { ITS_COSTS, ITS_TEXTS, THE_ASSOCIATION } from "./data/the-association.ts";

/** The association itself, chosen by nobody yet, with its page of costs. */
export async function insertAssociation(
  db: Queryable,
  { logo, grey, banner }: { logo: string; grey: string; banner: string },
  at: Date,
): Promise<void> {
  const { name, short, long } = THE_ASSOCIATION;
  const { id } = await db
    .insertInto("organisations")
    .values({
      name,
      short_description: short,
      long_description: long,
      logo_hash: logo,
      logo_gray_hash: grey,
      banner_hash: banner,
      is_association: true,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("organisation_texts")
    .values(TRANSLATIONS.map((language) => ({ organisation_id: id, language, ...ITS_TEXTS[language] })))
    .execute();
  await db
    .insertInto("association_costs")
    .values([...ITS_COSTS])
    .execute();
}
