import { sql } from "kysely";
import type pg from "pg";
import type { Language } from "@kalivo/domain/language.ts";
import type { Theme } from "@kalivo/domain/organisations/themes.ts";
import { DEFAULT_PER_PAGE } from "@kalivo/domain/limits.ts";
import type { Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { bestFirst, foundBy, type Asked } from "../../db/search.ts";
import { pictureJson } from "../pictures/pictures.queries.ts";

export type OrganisationRow = {
  id: number;
  name: string;
  short_description: string;
  themes: Theme[];
  is_association: boolean;
  created_at: string;
  logo: { url: string } | null;
  logo_gray: { url: string } | null;
  banner: { url: string } | null;
  raised_cents: number;
  users_count: number;
};

/** Of the organisation `o`. */
const RAISED = `
  (
    select coalesce(sum(g.gross_cents), 0)
    from gross_totals g
    where g.party = 'organisation'
      and g.party_id = o.id
  )`;
/** Only choices shown on cards (rule 26): otherwise a hidden choice could be derived from the difference. */
const USERS = "(select coalesce(sum(c.people), 0) from choices_counted c where c.organisation_id = o.id)";
/** Its texts `x` in the caller's language, $1 in every statement here; what is missing there is said in English. */
const ITS_TEXTS = "left join organisation_texts x on x.organisation_id = o.id and x.language = $1::text";
const inLanguage = (text: string) => `coalesce(x.${text}, o.${text})`;
const CARD = `
  json_build_object(
    'id', o.id,
    'name', o.name,
    'short_description', ${inLanguage("short_description")},
    'themes', o.themes,
    'is_association', o.is_association,
    'created_at', o.created_at,
    'logo', ${pictureJson("o.logo_hash")},
    'logo_gray', ${pictureJson("o.logo_gray_hash")},
    'banner', ${pictureJson("o.banner_hash")},
    'raised_cents', ${RAISED},
    'users_count', ${USERS}
  )`;

/** Hidden ones are in no list. */
const LISTED = "where o.hidden_at is null";

/** The sort keys of a list, and the joins they need. */
const SORTS = {
  created_at: { place: "o.created_at", from: "" },
  total_raised: {
    place: "coalesce(r.cents, 0)",
    from: `
      left join (
        select party_id, sum(gross_cents) as cents
        from gross_totals
        where party = 'organisation'
        group by party_id
      ) r on r.party_id = o.id`,
  },
  users_count: {
    place: "coalesce(c.people, 0)",
    from: `
      left join (
        select organisation_id, sum(people) as people
        from choices_counted
        group by organisation_id
      ) c on c.organisation_id = o.id`,
  },
} as const;
export type OrganisationSort = keyof typeof SORTS;

export type OrganisationPage = { organisations: OrganisationRow[]; total: number };
type Listing = { from: string; where: string; order: string; slice: string };

/** A page and the total, in one statement. */
const listing = (name: string, { from, where, order, slice }: Listing) =>
  prepared<OrganisationPage>(
    `organisations ${name}`,
    `
  select
    (select count(*)::integer from organisations o ${where}) as total,
    (
      select coalesce(json_agg(${CARD} order by page.place), '[]')
      from (
        select o.id, row_number() over (order by ${order}, o.id desc) as place
        from organisations o
        ${from}
        ${where}
        order by ${order}, o.id desc
        ${slice}
      ) page
      join organisations o on o.id = page.id
      ${ITS_TEXTS}
    ) as organisations`,
  );

const bySort = (name: string, rows: Pick<Listing, "where" | "slice">) => {
  const by = (sort: OrganisationSort) =>
    listing(`${name} by ${sort}`, { ...rows, from: SORTS[sort].from, order: `${SORTS[sort].place} desc` });
  return { created_at: by("created_at"), total_raised: by("total_raised"), users_count: by("users_count") };
};

/** The default page has no parameter but the language, so that PostgreSQL plans it only once. */
const FIRST_PAGE = bySort("first", { where: LISTED, slice: `limit ${DEFAULT_PER_PAGE}` });
const SLICE = "limit $2 offset $3";
/** $4 the theme, or null for all. */
const OF_THEME = `${LISTED} and ($4::text is null or $4 = any(o.themes))`;
const ANY_PAGE = bySort("any", { where: OF_THEME, slice: SLICE });
/** $5 the search, in English and in the caller's language. Looked for once, and one scan: a word may be in all of them. */
const FOUND = {
  where: `${OF_THEME} and o.id = any(array(
    select f.id from organisations f where ${foundBy("f", "$5")}
    union
    select t.organisation_id from organisation_texts t where t.language = $1 and ${foundBy("t", "$5")}
  ))`,
  slice: SLICE,
};
const FOUND_BY_SORT = bySort("found", FOUND);
/** $6 the exact match: the name ranks above the short description, that above the long one. */
const FOUND_BEST = listing("found best", {
  ...FOUND,
  from: "",
  order: `${bestFirst("o", "$5", "$6")}, o.created_at desc`,
});

type Listed = { limit: number; offset: number; language: Language; theme: Theme | undefined };

export async function selectOrganisations(
  pool: pg.Pool,
  { sort, limit, offset, language, theme }: Listed & { sort: OrganisationSort },
): Promise<OrganisationPage> {
  const first = limit === DEFAULT_PER_PAGE && offset === 0 && theme === undefined;
  const [page] = first
    ? await FIRST_PAGE[sort](pool, [language])
    : await ANY_PAGE[sort](pool, [language, limit, offset, theme ?? null]);
  return page ?? { organisations: [], total: 0 };
}

/** Search results, the best first unless a sort is requested. */
export async function findOrganisations(
  pool: pg.Pool,
  { sort, limit, offset, language, theme, asked }: Listed & { sort: OrganisationSort | null; asked: Asked },
): Promise<OrganisationPage> {
  const { wide, sure } = asked;
  const [page] =
    sort === null
      ? await FOUND_BEST(pool, [language, limit, offset, theme ?? null, wide, sure])
      : await FOUND_BY_SORT[sort](pool, [language, limit, offset, theme ?? null, wide]);
  return page ?? { organisations: [], total: 0 };
}

export type OrganisationDetailRow = {
  organisation: OrganisationRow;
  hidden: boolean;
  long_description: string;
  result: string | null;
  result_picture: { url: string } | null;
};

/** $2: the organisation's id. */
export const selectOrganisation = prepared<OrganisationDetailRow>(
  "organisation",
  `
  select ${CARD} as organisation, ${inLanguage("long_description")} as long_description, ${inLanguage("result")} as result,
    ${pictureJson("o.result_hash")} as result_picture, o.hidden_at is not null as hidden
  from organisations o
  ${ITS_TEXTS}
  where o.id = $2`,
);

/** Null: there is none. */
export async function findHidden(db: Queryable, id: number): Promise<boolean | null> {
  const row = await db
    .selectFrom("organisations")
    .select("hidden_at")
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : row.hidden_at !== null;
}

/** Whether the person, or one of their burners, chose the organisation: they keep its page when it is hidden. */
export async function supports(db: Queryable, personId: number, organisationId: number): Promise<boolean> {
  const { rows } = await sql<{ supports: boolean }>`
    select exists (
      select from user_organisations c
      where c.organisation_id = ${organisationId}
        and (
          c.user_id = ${personId}
          or c.user_id in (
            select p.burner_id
            from payer_people people
            join pledges p on p.payer_id = people.payer_id
            where people.user_id = ${personId}
          )
        )
    ) as supports
  `.execute(db);
  return rows[0]?.supports ?? false;
}
