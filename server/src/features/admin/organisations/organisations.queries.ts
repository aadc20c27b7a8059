import type { OrganisationTexts } from "@kalivo/contract/shapes/organisation.ts";
import type { Translation } from "@kalivo/domain/language.ts";
import type { Theme } from "@kalivo/domain/organisations/themes.ts";
import { sql, type Updateable } from "kysely";
import type { Queryable } from "#server/db/client.ts";
import type { Organisations } from "#server/db/schema.gen.ts";
import { pictureJson } from "../../pictures/pictures.queries.ts";
import type { PictureHashes } from "./organisation-pictures.ts";
import { selectPage, type Page, type Slice } from "../page/page.queries.ts";

// Admins alone write organisations and their bank accounts.

export type OrganisationRow = {
  id: number;
  name: string;
  short_description: string;
  long_description: string;
  themes: Theme[];
  is_association: boolean;
  result: string | null;
  result_picture: { url: string } | null;
  texts: Partial<Record<Translation, OrganisationTexts>>;
  created_at: Date;
  hidden_at: Date | null;
  contact_mail: string | null;
  contact_language: string;
  logo: { url: string } | null;
  logo_gray: { url: string } | null;
  banner: { url: string } | null;
  raised_cents: bigint;
  users_count: number;
  account: {
    iban: string;
    account_holder: string;
    effective_at: string;
    came_back: { on: string; reason: string } | null;
  } | null;
  change_waits: boolean;
};

/** Of the organisation `o`: its texts in other languages than English, by language. */
const TEXTS = sql`(
  select coalesce(
    json_object_agg(t.language, json_build_object(
      'short_description', t.short_description, 'long_description', t.long_description, 'result', t.result
    )),
    '{}'
  )
  from organisation_texts t
  where t.organisation_id = o.id
)`;

/** Of the organisation `o`, at this instant: its account is the newest approved one in effect. */
const columns = (now: Date) => sql`
  o.id, o.name, o.short_description, o.long_description, o.themes, o.is_association, o.result, o.created_at, o.hidden_at, o.contact_mail, o.contact_language,
  ${sql.raw(pictureJson("o.logo_hash"))} as logo,
  ${sql.raw(pictureJson("o.logo_gray_hash"))} as logo_gray,
  ${sql.raw(pictureJson("o.banner_hash"))} as banner,
  ${sql.raw(pictureJson("o.result_hash"))} as result_picture,
  ${TEXTS} as texts,
  (
    select coalesce(sum(g.gross_cents), 0)::bigint
    from gross_totals g
    where g.party = 'organisation'
      and g.party_id = o.id
  ) as raised_cents,
  (select count(*)::int from user_organisations c where c.organisation_id = o.id) as users_count,
  (
    select json_build_object('iban', c.iban, 'account_holder', c.account_holder, 'effective_at', c.effective_at,
      'came_back', (
        select json_build_object('on', t.day, 'reason', t.reason)
        from transfers_back t
        where t.organisation_id = o.id
          and t.iban = c.iban
          and t.seen_at > greatest(c.effective_at, c.looked_at)
        order by t.seen_at desc
        limit 1
      ))
    from iban_changes c
    where c.organisation_id = o.id
      and c.state = 'approved'
      and c.effective_at <= ${now}
    order by c.effective_at desc, c.id desc
    limit 1
  ) as account,
  exists (
    select from iban_changes c
    where c.organisation_id = o.id
      and (c.state = 'proposed' or (c.state = 'approved' and c.effective_at > ${now}))
  ) as change_waits`;

/** By name; a search matches the name and both descriptions. What is looked up of each is so for those of the page only. */
export function selectOrganisations(
  db: Queryable,
  { search, now }: { search: string | undefined; now: Date },
  slice: Slice,
): Promise<Page<OrganisationRow>> {
  const counted =
    search === undefined
      ? sql`organisations o`
      : sql`organisations o where o.words @@ search_query(${search}, ':*')`;
  const order = sql`lower(o.name), o.id`;
  const from = sql`(select o.* from ${counted} order by ${order} limit ${slice.offset + slice.limit}) o`;
  return selectPage(db, { columns: columns(now), from, order, counted }, slice);
}

export async function selectOrganisation(
  db: Queryable,
  id: number,
  now: Date,
): Promise<OrganisationRow | null> {
  const { rows } = await sql<OrganisationRow>`
    select ${columns(now)}
    from organisations o
    where o.id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/** Locks the organisation; null when there is none. */
export async function lockOrganisation(db: Queryable, id: number) {
  const organisation = await db
    .selectFrom("organisations")
    .select([
      "id",
      "name",
      "short_description",
      "long_description",
      "logo_hash",
      "logo_gray_hash",
      "banner_hash",
      "result_hash",
      "themes",
      "result",
      "hidden_at",
      "is_association",
    ])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return organisation ?? null;
}

/** Whether the association itself is an organisation; creators wait for each other. */
export async function hasAssociation(db: Queryable): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('association'))`.execute(db);
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from organisations o where o.is_association) as there
  `.execute(db);
  return rows[0]?.there ?? false;
}

export type NewOrganisation = PictureHashes & {
  name: string;
  short_description: string;
  long_description: string;
  themes: string[];
  result: string | null;
};

/** Returns its id; null when the name is taken. */
export async function insertOrganisation(
  db: Queryable,
  organisation: NewOrganisation & { is_association: boolean },
  now: Date,
): Promise<number | null> {
  const made = await db
    .insertInto("organisations")
    .values({ ...organisation, created_at: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function updateOrganisation(db: Queryable, id: number, changes: Updateable<Organisations>) {
  await db.updateTable("organisations").set(changes).where("id", "=", id).execute();
}

export async function textsOf(
  db: Queryable,
  organisationId: number,
): Promise<Partial<Record<Translation, OrganisationTexts>>> {
  const { rows } = await sql<{ texts: Partial<Record<Translation, OrganisationTexts>> }>`
    select ${TEXTS} as texts from organisations o where o.id = ${organisationId}
  `.execute(db);
  return rows[0]?.texts ?? {};
}

/** Replaces the texts in one language. */
export async function saveTexts(
  db: Queryable,
  organisation: { id: number; language: Translation },
  texts: OrganisationTexts,
): Promise<void> {
  await db
    .insertInto("organisation_texts")
    .values({ organisation_id: organisation.id, language: organisation.language, ...texts })
    .onConflict((conflict) => conflict.columns(["organisation_id", "language"]).doUpdateSet(texts))
    .execute();
}
