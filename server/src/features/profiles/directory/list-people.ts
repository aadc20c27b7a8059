import type pg from "pg";
import type { z } from "zod";
import type { listBurners } from "@kalivo/contract/routes/list-burners.ts";
import { pageOf } from "#server/db/paging.ts";
import { searched } from "#server/db/search.ts";
import { personFor } from "../../people/card/person-card.ts";
import {
  selectCards,
  selectFirst,
  selectFound,
  selectKept,
  selectOne,
  type ListRole,
  type PeoplePage,
} from "./directory.queries.ts";
import { keptBy } from "./filters.ts";

/** Donors have no filters. */
type Query = z.output<typeof listBurners.query>;

/** Public people: one by id, search results with the best first, or all in the order of the list. */
export async function listPeople(
  pool: pg.Pool,
  role: ListRole,
  { viewerId, query }: { viewerId: number; query: Query },
  now: Date,
) {
  const { ids, total } = await choosePage(pool, role, viewerId, query);
  return {
    status: 200 as const,
    body: await cardsOf(pool, viewerId, ids, now),
    headers: { "x-total-count": String(total) },
  };
}

async function choosePage(
  pool: pg.Pool,
  role: ListRole,
  viewerId: number,
  query: Query,
): Promise<PeoplePage> {
  const slice = pageOf(query);
  if (query.id !== undefined) return selectOne(pool, role, query.id);
  const kept = keptBy(query, viewerId);
  if (query.search !== undefined) {
    return searched(pool, "person", query.search, (asked) =>
      selectFound(pool, role, asked, slice, kept ?? undefined),
    );
  }
  return kept === null ? selectFirst(pool, role, slice) : selectKept(pool, kept, slice);
}

/** The few who are found first, burners or donors, and how many of them are in each list. */
export async function findPeople(
  pool: pg.Pool,
  { viewerId, search, most }: { viewerId: number; search: string; most: number },
  now: Date,
) {
  const { ids, burners, donors } = await searched(pool, "person", search, (asked) =>
    selectFound(pool, "somebody", asked, { limit: most, offset: 0 }),
  );
  return { found: await cardsOf(pool, viewerId, ids, now), burners, donors };
}

async function cardsOf(pool: pg.Pool, viewerId: number, ids: number[], now: Date) {
  const rows = ids.length === 0 ? [] : await selectCards(pool, [viewerId, ids, now]);
  return rows.map(({ card }) => personFor(viewerId, card));
}
