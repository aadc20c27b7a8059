import type pg from "pg";
import type { z } from "zod";
import type { PeopleQuery } from "@kalivo/contract/routes/people-query.ts";
import { pageOf } from "#server/db/paging.ts";
import { searched } from "#server/db/search.ts";
import { personFor } from "../../people/card/person-card.ts";
import {
  selectCards,
  selectFound,
  selectNewest,
  selectOne,
  type PeoplePage,
  type Role,
} from "./directory.queries.ts";

type Query = z.output<typeof PeopleQuery>;

/** Public people: one by id, search results with the best first, or all with the newest first. */
export async function listPeople(
  pool: pg.Pool,
  role: Role,
  { viewerId, query }: { viewerId: number; query: Query },
  now: Date,
) {
  const { ids, total } = await choosePage(pool, role, query);
  const rows = ids.length === 0 ? [] : await selectCards(pool, [viewerId, ids, now]);
  return {
    status: 200 as const,
    body: rows.map(({ card }) => personFor(viewerId, card)),
    headers: { "x-total-count": String(total) },
  };
}

async function choosePage(pool: pg.Pool, role: Role, query: Query): Promise<PeoplePage> {
  const slice = pageOf(query);
  if (query.id !== undefined) return selectOne(pool, role, query.id);
  if (query.search === undefined) return selectNewest(pool, role, slice);
  return searched(pool, "person", query.search, (asked) => selectFound(pool, role, asked, slice));
}
