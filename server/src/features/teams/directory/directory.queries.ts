import type pg from "pg";
import { within } from "#server/db/paging.ts";
import { prepared } from "#server/db/prepared.ts";
import { bestFirst, foundBy, MOST_FOUND, type Asked } from "#server/db/search.ts";
import { viewerOf } from "../../people/card/card.queries.ts";
import { TEAM_CARD } from "../card/card.queries.ts";
import type { TeamCard } from "../card/team-card.ts";

export type TeamPage = { teams: TeamCard[]; total: number };
type Slice = { viewerId: number; limit: number; offset: number };

/** The deepest row to page to; the total ends here too. */
const MOST_LISTED = 10_000;

/** The cards of the rows `(id, place)` and the total, in one statement. */
const listing = (name: string, { found, total, rows }: { found: string; total: string; rows: string }) =>
  prepared<TeamPage>(
    name,
    `
  with ${viewerOf("$1", "null")}${found}
  select (${total}) as total,
    (
      select coalesce(json_agg(${TEAM_CARD} order by page.place), '[]')
      from (${rows}) page
      join teams t on t.id = page.id
    ) as teams`,
  );

/** $1 the viewer, $2 limit, $3 offset. */
const selectNewest = listing("teams", {
  found: "",
  total: `select count(*)::integer from (select from teams where deleted_at is null limit ${MOST_LISTED}) listed`,
  rows: `
        select n.id, row_number() over (order by n.created_at desc, n.id desc) as place
        from teams n
        where n.deleted_at is null
        order by n.created_at desc, n.id desc
        limit $2
        offset $3`,
});

/** $4 the pattern to match, $5 the exact match that ranks first. */
const selectFound = listing("teams found", {
  found: `,
  found as (
    select f.id, f.created_at, f.words
    from teams f
    where f.deleted_at is null
      and ${foundBy("f", "$4")}
    limit ${MOST_FOUND}
  )`,
  total: "select count(*)::integer from found",
  rows: `
        select n.id, row_number() over (order by ${bestFirst("n", "$4", "$5")}, n.created_at desc, n.id desc) as place
        from found n
        order by place
        limit $2
        offset $3`,
});

export async function selectTeams(pool: pg.Pool, { viewerId, ...slice }: Slice): Promise<TeamPage> {
  const [page] = await selectNewest(pool, [viewerId, ...within(slice, MOST_LISTED)]);
  return page ?? { teams: [], total: 0 };
}

/** The best first: a match in the name ranks above one in the description. */
export async function findTeams(
  pool: pg.Pool,
  { viewerId, ...slice }: Slice,
  { wide, sure }: Asked,
): Promise<TeamPage> {
  const [page] = await selectFound(pool, [viewerId, ...within(slice, MOST_FOUND), wide, sure]);
  return page ?? { teams: [], total: 0 };
}
