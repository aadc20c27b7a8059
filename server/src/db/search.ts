import type pg from "pg";
import { prepared } from "./prepared.ts";

// Search in a table with the column `words` (migrations/0018_search.sql, docs/decisions/0005-search.md). A list asks so:
//
//   const page = await searched(pool, "team", query.search, (asked) => selectTeams(pool, { asked, limit, offset }));
//
// and its statement has `where ${foundBy("t", "$1")}` and `order by ${bestFirst("t", "$1", "$2")}, t.created_at desc`
// with `asked.wide` as $1 and `asked.sure` as $2. What it answers has a `total`, which decides whether words like those
// typed are looked for too; it is called with `NOTHING` when there is no letter and no digit to look for.

/** The search: the plain words typed, and as tsquery text the exact match, which ranks first, and the wide one. */
export type Asked = { typed: string; sure: string; wide: string };
export type SearchKind = "person" | "organisation" | "team";

/** Matches beyond this number are neither ranked nor counted. */
export const MOST_FOUND = 1000;
/** When fewer match the typed words, similar words are searched too. */
const FEW = 20;
/** For lists in another order than the best first: similar words only when the typed ones match nothing. */
export const NONE = 1;
/** Matches nothing. */
const NOTHING: Asked = { typed: "", sure: "", wide: "" };

export async function searched<Page extends { total: number }>(
  pool: pg.Pool,
  kind: SearchKind,
  search: string,
  ask: (asked: Asked) => Promise<Page>,
  few = FEW,
): Promise<Page> {
  const [said] = await selectSaid(pool, [search]);
  if (said === undefined || said.whole === null || said.begun === null) return ask(NOTHING);
  const { typed, whole, begun } = said;
  const page = await ask({ typed, sure: whole, wide: begun });
  if (page.total >= few) return page;
  const [alike] = await selectAlike(pool, [kind, typed]);
  return alike === undefined || alike.query === begun ? page : ask({ typed, sure: begun, wide: alike.query });
}

export const foundBy = (row: string, wide: string): string => `${row}.words @@ ${wide}::tsquery`;

/** Exact matches before similar words; a match in the name before one in the description. */
export const bestFirst = (row: string, wide: string, sure: string): string =>
  `${row}.words @@ ${sure}::tsquery desc, ts_rank(${row}.words, ${wide}::tsquery) desc`;

/** $1 the search: its words as whole words, and as prefixes. */
const selectSaid = prepared<{ typed: string; whole: string | null; begun: string | null }>(
  "search said",
  "select search_text($1) as typed, search_query($1, '')::text as whole, search_query($1, ':*')::text as begun",
);

/**
 * $1 the kind, $2 words as `search_text` returns them: each may also be one of the twenty most similar words that are at
 * least half as near as the nearest.
 */
const selectAlike = prepared<{ query: string }>(
  "search alike",
  `
  select string_agg('(' || quote_literal(left(typed.word, 100)) || ':*' || alike.others || ')', ' & ')::tsquery::text as query
  from unnest(string_to_array($2, ' ')) with ordinality as typed (word, place)
  cross join lateral (
    select coalesce(string_agg(' | ' || quote_literal(near.word), ''), '') as others
    from (
      select known.word, known.nearness, max(known.nearness) over () as nearest
      from (
        select w.word, similarity(w.word, typed.word) as nearness
        from search_words w
        where w.kind = $1
          and w.word % typed.word
          and w.word <> typed.word
        order by nearness desc, w.uses desc, w.word
        limit 20
      ) known
    ) near
    where near.nearness >= near.nearest / 2
  ) alike
  where typed.place <= 8`,
);
