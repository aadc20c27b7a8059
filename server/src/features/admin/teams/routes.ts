import { listAllTeams } from "@kalivo/contract/routes/own/admin/teams.ts";
import type { AdminTeam } from "@kalivo/contract/shapes/admin.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Api } from "#server/http/route-handler.ts";
import type { Services } from "#server/services.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { selectTeams, type TeamRow } from "./teams.queries.ts";

export function mountTeamsAdmin(api: Api, { db }: Pick<Services, "db">) {
  api.on(listAllTeams, async ({ query }) =>
    listReply(await selectTeams(db, query.search, pageOf(query)), onWire),
  );
}

const onWire = ({ donated_cents, created_at, deleted_at, ...same }: TeamRow): AdminTeam => ({
  ...same,
  donated_in_euros: eurosFromCents(donated_cents),
  created_at: created_at.toISOString(),
  deleted_at: isoOrNull(deleted_at),
});
