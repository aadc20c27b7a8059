import { createTeam as createRoute } from "@kalivo/contract/routes/create-team.ts";
import { deleteTeam as deleteRoute } from "@kalivo/contract/routes/delete-team.ts";
import { leaveTeam as leaveRoute } from "@kalivo/contract/routes/leave-team.ts";
import { listTeams as listRoute } from "@kalivo/contract/routes/list-teams.ts";
import { readRelay as relayRoute } from "@kalivo/contract/routes/own/read-relay.ts";
import { setTeamAdmin as adminRoute } from "@kalivo/contract/routes/own/set-team-admin.ts";
import { readTeam as readRoute } from "@kalivo/contract/routes/read-team.ts";
import { removeMember as removeRoute } from "@kalivo/contract/routes/remove-member.ts";
import { saveTeam as saveRoute } from "@kalivo/contract/routes/save-team.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { createTeam } from "./create-team.ts";
import { deleteTeam } from "./delete-team.ts";
import { listTeams } from "./directory/list-teams.ts";
import { leaveTeam } from "./leave-team.ts";
import { UNKNOWN_TEAM } from "../memberships/membership.ts";
import { readTeam } from "./page/read-team.ts";
import { readRelay } from "./relay/read-relay.ts";
import { removeMember } from "./remove-member.ts";
import { picturesOfSave, saveTeam } from "./save-team.ts";
import { setTeamAdmin } from "./set-team-admin.ts";

export function mountTeams(api: Api, services: Pick<Services, "db" | "pool" | "config" | "clock">) {
  const { db, pool } = services;
  api.on(listRoute, ({ person, query }) => listTeams(pool, person.id, query));

  api.on(readRoute, async ({ person, params }) => {
    const team = await readTeam(services, person.id, params.id);
    return team === null ? UNKNOWN_TEAM : reply(200, team);
  });

  api.on(relayRoute, async ({ person, params, now }) => {
    const relay = await readRelay(db, { viewerId: person.id, teamId: params.id }, now);
    return relay === null ? UNKNOWN_TEAM : reply(200, relay);
  });

  api.on(createRoute, ({ person, body, files, now }) =>
    allOrNothing(services, async (inside) => {
      const created = await createTeam(inside.db, person.id, { ...body, files }, now);
      if (!created.ok) return created.refusal;
      const team = await readTeam(inside, person.id, created.value);
      return team === null ? UNKNOWN_TEAM : reply(201, team);
    }),
  );

  api.on(saveRoute, async ({ person, params, body, files, now }) => {
    const acting = { teamId: params.id, personId: person.id };
    const pictures = await picturesOfSave(db, acting, files);
    if (!pictures.ok) return pictures.refusal;
    return allOrNothing(services, async (inside) => {
      const refused = await saveTeam(inside.db, acting, { ...body, pictures: pictures.value }, now);
      if (refused !== null) return refused;
      const team = await readTeam(inside, person.id, params.id);
      return team === null ? UNKNOWN_TEAM : reply(200, team);
    });
  });

  api.on(leaveRoute, async ({ person, params, say, now }) =>
    said(await leaveTeam(db, { teamId: params.id, personId: person.id }, now), say.teams.left),
  );

  api.on(deleteRoute, async ({ person, params, say, now }) =>
    said(await deleteTeam(db, { teamId: params.id, personId: person.id }, now), say.teams.deleted),
  );

  api.on(removeRoute, async ({ person, params, body, say, now }) =>
    said(
      await removeMember(db, { teamId: params.id, personId: person.id, memberId: body.user_id }, now),
      say.teams.removed,
    ),
  );

  api.on(adminRoute, async ({ person, params, body, say, now }) =>
    said(
      await setTeamAdmin(
        db,
        { teamId: params.id, personId: person.id, memberId: body.user_id },
        body.is_admin,
        now,
      ),
      body.is_admin ? say.teams.isAdmin : say.teams.noAdmin,
    ),
  );
}

const said = (refused: Refused | null, message: string) => refused ?? reply(200, { message });
