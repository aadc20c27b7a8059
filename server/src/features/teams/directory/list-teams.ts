import type pg from "pg";
import type { z } from "zod";
import type { listTeams as route } from "@kalivo/contract/routes/list-teams.ts";
import { pageOf } from "#server/db/paging.ts";
import { searched } from "#server/db/search.ts";
import { reply } from "#server/http/refusal.ts";
import { teamOnWire } from "../card/team-card.ts";
import { findTeams, selectTeams } from "./directory.queries.ts";

export async function listTeams(pool: pg.Pool, viewerId: number, query: z.output<typeof route.query>) {
  const slice = { viewerId, ...pageOf(query) };
  const { teams, total } =
    query.search === undefined
      ? await selectTeams(pool, slice)
      : await searched(pool, "team", query.search, (asked) => findTeams(pool, slice, asked));
  return reply(200, teams.map(teamOnWire), { "x-total-count": String(total) });
}
