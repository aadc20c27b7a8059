import type pg from "pg";
import { DEFAULT_PER_PAGE } from "@kalivo/domain/limits.ts";
import { prepared } from "../../db/prepared.ts";
import { pictureJson } from "../pictures/queries.ts";

export type OrganisationRow = {
  id: number;
  name: string;
  short_description: string;
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
const USERS = "(select count(*) from user_organisations c where c.organisation_id = o.id)";
const CARD = `
  json_build_object(
    'id', o.id,
    'name', o.name,
    'short_description', o.short_description,
    'created_at', o.created_at,
    'logo', ${pictureJson("o.logo_hash")},
    'logo_gray', ${pictureJson("o.logo_gray_hash")},
    'banner', ${pictureJson("o.banner_hash")},
    'raised_cents', ${RAISED},
    'users_count', ${USERS}
  )`;

/** What a list is sorted by, and where that comes from beside the organisation itself. */
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
        select organisation_id, count(*) as people
        from user_organisations
        group by organisation_id
      ) c on c.organisation_id = o.id`,
  },
} as const;
export type OrganisationSort = keyof typeof SORTS;

/** Which rows: limit, offset and pattern, as parameters or as numbers. */
type Page = { limit: string; offset: string; where: string };
const FIRST: Page = { limit: String(DEFAULT_PER_PAGE), offset: "0", where: "" };
const ANY: Page = {
  limit: "$1",
  offset: "$2",
  where:
    "where $3::text is null or o.name ilike $3 or o.short_description ilike $3 or o.long_description ilike $3",
};

/** A page and the number of all, in one statement. */
const listing = (name: string, sort: OrganisationSort, { limit, offset, where }: Page) =>
  prepared<{ organisations: OrganisationRow[]; total: number }>(
    `organisations ${sort} ${name}`,
    `
  select
    (select count(*)::integer from organisations o ${where}) as total,
    (
      select coalesce(json_agg(${CARD} order by page.place desc, o.id desc), '[]')
      from (
        select o.id, ${SORTS[sort].place} as place
        from organisations o
        ${SORTS[sort].from}
        ${where}
        order by place desc, o.id desc
        limit ${limit}
        offset ${offset}
      ) page
      join organisations o on o.id = page.id
    ) as organisations`,
  );

const listings = (name: string, page: Page) => ({
  created_at: listing(name, "created_at", page),
  total_raised: listing(name, "total_raised", page),
  users_count: listing(name, "users_count", page),
});

/** The page everybody opens has no parameters, so that PostgreSQL plans it once and for all. */
const FIRST_PAGE = listings("first", FIRST);
const ANY_PAGE = listings("any", ANY);

type Search = { pattern: string | null; sort: OrganisationSort; limit: number; offset: number };

export async function selectOrganisations(
  pool: pg.Pool,
  { pattern, sort, limit, offset }: Search,
): Promise<{ organisations: OrganisationRow[]; total: number }> {
  const first = pattern === null && limit === DEFAULT_PER_PAGE && offset === 0;
  const [row] = first
    ? await FIRST_PAGE[sort](pool, [])
    : await ANY_PAGE[sort](pool, [limit, offset, pattern]);
  return row ?? { organisations: [], total: 0 };
}

export type OrganisationDetailRow = {
  organisation: OrganisationRow;
  long_description: string;
  months: { period: number; cents: number; payers: number }[];
};

/** $1: the organisation's id. Months newest first. */
export const selectOrganisation = prepared<OrganisationDetailRow>(
  "organisation",
  `
  select ${CARD} as organisation, o.long_description,
    (
      select coalesce(
        json_agg(json_build_object('period', g.period_id, 'cents', g.gross_cents, 'payers', g.payers_count) order by g.period_id desc),
        '[]'
      )
      from gross_totals g
      where g.party = 'organisation'
        and g.party_id = o.id
    ) as months
  from organisations o
  where o.id = $1`,
);
