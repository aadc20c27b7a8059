import type pg from "pg";
import { within } from "#server/db/paging.ts";
import { prepared } from "#server/db/prepared.ts";
import { MOST_FOUND, type Asked } from "#server/db/search.ts";
import type { PersonCard } from "../../people/card/person-card.ts";
import { cardsOf, viewerOf } from "../../people/card/card.queries.ts";
import { EVERYBODY, type Kept } from "./filters.ts";

/** One of the two lists, or whoever is in either. */
export type Role = ListRole | "somebody";
export type ListRole = "burner" | "donor";
type Slice = { limit: number; offset: number };
/** The people of a page, in order, and the total to page through. */
export type PeoplePage = { ids: number[]; total: number };
/** How many of those found are in each list. */
export type PeopleFound = PeoplePage & { burners: number; donors: number };

/** `directory` names only public people (migration 0018). */
const LISTED: Readonly<Record<Role, string>> = {
  burner: "d.found_as is not null and d.is_burner",
  donor: "d.found_as is not null and d.is_donor",
  somebody: "d.found_as is not null and (d.is_burner or d.is_donor)",
};

/** Of `directory` rows, the first first: of burners those who moved lately and show a cause (rule 71). */
const ORDER: Readonly<Record<ListRole, string>> = {
  burner: "rank desc, joined_at desc, user_id desc",
  donor: "joined_at desc, user_id desc",
};

/** The deepest row to page to; the total ends here too. */
const MOST_LISTED = 10_000;

/** $1 limit, $2 offset. */
const first = (role: ListRole) =>
  prepared<PeoplePage>(
    `first ${role}s`,
    `
  select
    (select count(*)::integer from (select from directory d where ${LISTED[role]} limit ${MOST_LISTED}) listed) as total,
    array(
      select d.user_id
      from directory d
      where ${LISTED[role]}
      order by ${ORDER[role]}
      limit $1
      offset $2
    ) as ids`,
  );
const FIRST = { burner: first("burner"), donor: first("donor") };

export async function selectFirst(pool: pg.Pool, role: ListRole, slice: Slice): Promise<PeoplePage> {
  const [page] = await FIRST[role](pool, within(slice, MOST_LISTED));
  return page ?? { ids: [], total: 0 };
}

/** Filtered burners, in the order of the list. Not a prepared statement: the best plan depends on the filters. */
export async function selectKept(pool: pg.Pool, kept: Kept, slice: Slice): Promise<PeoplePage> {
  const { where, values } = kept(3);
  const listed = `${LISTED.burner} and ${where}`;
  const { rows } = await pool.query<PeoplePage>(
    `
  select
    (select count(*)::integer from (select from directory d where ${listed} limit ${MOST_FOUND}) listed) as total,
    array(
      select d.user_id
      from directory d
      where ${listed}
      order by ${ORDER.burner}
      limit $1
      offset $2
    ) as ids`,
    [...within(slice, MOST_FOUND), ...values],
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/** How near a name is to what was typed; nothing is nearer than the one word that was typed, wherever it stands. */
const nearness = ({ typed, sure }: Pick<Asked, "typed" | "sure">) =>
  typed.includes(" ") || sure.includes(":*")
    ? "strict_word_similarity($5, found_as)"
    : "case when sure then 1 else strict_word_similarity($5, found_as) end";

/**
 * Search results, the best first: exact matches of all words, then the nearest spelling, then the newest. Of each kind only
 * the newest thousand are considered, which bounds the cost of the most frequent name. Not a prepared statement: the best
 * plan depends on how frequent the words are.
 */
export async function selectFound(
  pool: pg.Pool,
  role: Role,
  { typed, sure, wide }: Asked,
  slice: Slice,
  kept: Kept = EVERYBODY,
): Promise<PeopleFound> {
  const { where, values } = kept(6);
  const listed = `${LISTED[role]} and ${where}`;
  const { rows } = await pool.query<PeopleFound>(
    `
  with surely as materialized (
    select d.user_id, d.found_as, d.joined_at, d.rank, d.is_burner, d.is_donor, true as sure
    from directory d
    where ${listed}
      and d.words @@ $3::tsquery
    order by d.joined_at desc, d.user_id desc
    limit ${MOST_FOUND}
  ),
  candidates as materialized (
    select * from surely
    union all
    (
      select d.user_id, d.found_as, d.joined_at, d.rank, d.is_burner, d.is_donor, false
      from directory d
      where ${listed}
        and d.words @@ ($4::tsquery && !!$3::tsquery)
        and (select count(*) from surely) < ${MOST_FOUND}
      order by d.joined_at desc, d.user_id desc
      limit ${MOST_FOUND}
    )
  )
  select
    (select least(count(*), ${MOST_FOUND})::integer from candidates) as total,
    (select least(count(*), ${MOST_FOUND})::integer from candidates where is_burner) as burners,
    (select least(count(*), ${MOST_FOUND})::integer from candidates where is_donor) as donors,
    array(
      select user_id
      from candidates
      where sure or (select count(*) from surely) < $1::integer + $2::integer -- how near the others are is not asked in vain
      order by sure desc, ${nearness({ typed, sure })} desc, rank desc, joined_at desc, user_id desc
      limit $1
      offset $2
    ) as ids`,
    [...within(slice, MOST_FOUND), sure, wide, typed, ...values],
  );
  return rows[0] ?? { ids: [], total: 0, burners: 0, donors: 0 };
}

/** $1 the person: no row unless listed. */
const one = (role: ListRole) =>
  prepared<{ user_id: number }>(
    `one ${role}`,
    `select d.user_id from directory d where d.user_id = $1 and ${LISTED[role]}`,
  );
const ONE = { burner: one("burner"), donor: one("donor") };

export async function selectOne(pool: pg.Pool, role: ListRole, userId: number): Promise<PeoplePage> {
  const rows = await ONE[role](pool, [userId]);
  return { ids: rows.map(({ user_id }) => user_id), total: rows.length };
}

/** $1 the viewer, $2 the people, in order, $3 now. People who stopped being public meanwhile are left out. */
export const selectCards = prepared<{ card: PersonCard }>(
  "people cards",
  `
  with ${viewerOf("$1", "$3")},
    ${cardsOf("select unnest($2::integer[])")}
  select c.card
  from unnest($2::integer[]) with ordinality as page (user_id, place)
  join cards c on c.id = page.user_id
  join users u on u.id = page.user_id
  join privacy_settings v on v.user_id = u.id
  where v.public
    and u.erased_at is null
  order by page.place`,
);
