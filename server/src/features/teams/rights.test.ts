import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();

type World = {
  teamId: number;
  codeId: number;
  other: Somebody;
  stranger: Somebody;
  member: Somebody;
  admin: Somebody;
};
type Data = { data?: (world: World) => Record<string, unknown> };
type Call = Data &
  (
    | { name: string; method: "GET"; path: (world: World) => AddressWith<"GET"> }
    | { name: string; method: "POST"; path: (world: World) => AddressWith<"POST"> }
  );

let standing: World;
beforeAll(async () => {
  standing = await freshWorld();
});

async function freshWorld(): Promise<World> {
  const [stranger, member, admin, other] = [
    await somebody(kalivo, "Stan"),
    await somebody(kalivo, "Mia"),
    await somebody(kalivo, "Ada"),
    await somebody(kalivo, "Otto"),
  ];
  const teamId = await teamOf(kalivo, admin, member, other);
  await teamPayerOf(kalivo, teamId);
  const { id: codeId } = await codeOf(kalivo, admin, { teamId, perCalorie: 0 });
  return { teamId, codeId, other, stranger, member, admin };
}

type ActOnTeam =
  | typeof api.saveTeam
  | typeof api.leaveTeam
  | typeof api.deleteTeam
  | typeof api.removeMember
  | typeof api.setTeamAdmin;
const team =
  (path: ActOnTeam) =>
  ({ teamId }: World) =>
    pathTo(path, { id: teamId });

/**
 * Every call that acts for a team, with the statuses for a stranger, a member and an admin (specification §6.5); in this
 * order, because an admin's call may end things.
 */
const CALLS: [Call, number, number, number][] = [
  [{ name: "list teams", method: "GET", path: () => api.listTeams }, 200, 200, 200],
  [
    { name: "read the team", method: "GET", path: ({ teamId: id }) => pathTo(api.readTeam, { id }) },
    200,
    200,
    200,
  ],
  [
    {
      name: "read its stats",
      method: "GET",
      path: ({ teamId }) => pathTo(api.readStats, { type: "team", id: teamId }),
    },
    200,
    200,
    200,
  ],
  [
    { name: "edit it", method: "POST", path: team(api.saveTeam), data: () => ({ name: "New name" }) },
    403,
    403,
    200,
  ],
  [
    {
      name: "promote",
      method: "POST",
      path: team(api.setTeamAdmin),
      data: ({ other }) => ({ user_id: other.id, is_admin: true }),
    },
    403,
    403,
    200,
  ],
  [
    {
      name: "demote",
      method: "POST",
      path: team(api.setTeamAdmin),
      data: ({ other }) => ({ user_id: other.id, is_admin: false }),
    },
    403,
    403,
    200,
  ],
  [
    {
      name: "make an invitation",
      method: "POST",
      path: () => api.createCode,
      data: ({ teamId }) => ({ perCalorie: 0, teamId }),
    },
    403,
    403,
    201,
  ],
  [
    {
      name: "make a donation code",
      method: "POST",
      path: () => api.createCode,
      data: ({ teamId }) => ({ perCalorie: 1, teamId }),
    },
    403,
    403,
    201,
  ],
  [
    {
      name: "stop what a code started",
      method: "POST",
      path: ({ codeId }) => pathTo(api.stopCodePledges, { id: codeId }),
    },
    404,
    404,
    200,
  ],
  [
    { name: "archive a code", method: "POST", path: ({ codeId }) => pathTo(api.archiveCode, { id: codeId }) },
    404,
    404,
    200,
  ],
  [
    {
      name: "open the portal",
      method: "GET",
      path: () => api.openPortal,
      data: ({ teamId }) => ({ teamId }),
    },
    403,
    403,
    200,
  ],
  [
    {
      name: "back a member",
      method: "POST",
      path: () => api.backBurner,
      data: ({ teamId, other }) => ({ team_id: teamId, burner_id: other.id, perCalorie: 0.1 }),
    },
    403,
    403,
    200,
  ],
  [
    {
      name: "blacklist organisations",
      method: "POST",
      path: () => api.blacklistOrganisations,
      data: ({ teamId }) => ({ team_id: teamId, organisations: [] }),
    },
    403,
    403,
    200,
  ],
  [
    {
      name: "remove a member",
      method: "POST",
      path: team(api.removeMember),
      data: ({ other }) => ({ user_id: other.id }),
    },
    403,
    403,
    200,
  ],
  [{ name: "leave", method: "POST", path: team(api.leaveTeam) }, 404, 200, 409],
  [{ name: "delete", method: "POST", path: team(api.deleteTeam) }, 403, 403, 200],
];

const ask = (call: Call, world: World, person?: Somebody) =>
  kalivo.send(call.method, call.path(world), {
    ...(person !== undefined && { token: person.token }),
    ...(call.data !== undefined && { data: call.data(world) }),
  });

test.each(CALLS.map((row) => [row[0].name, ...row] as const))(
  "who may %s: a stranger, a member, an admin",
  async (name, call, stranger, member, admin) => {
    const world = ["leave", "delete", "remove a member"].includes(name) ? await freshWorld() : standing;
    expect((await ask(call, world)).status).toBe(401);
    expect((await ask(call, world, world.stranger)).status).toBe(stranger);
    expect((await ask(call, world, world.member)).status).toBe(member);
    expect((await ask(call, world, world.admin)).status).toBe(admin);
  },
);

test.each(CALLS.slice(1).map(([call]) => [call.name, call] as const))(
  "a team or code that is not there cannot be used to %s",
  async (_, call) => {
    const nowhere = { ...standing, teamId: 999_999, codeId: 999_999 };
    expect((await ask(call, nowhere, standing.admin)).status).toBe(404);
  },
);
