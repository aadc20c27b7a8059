import type { Queryable } from "@kalivo/server/db/client.ts";
import { DEMO_CODES, DEMO_TEAMS, type DemoTeam } from "../data/teams.ts";
import { drawBanner, drawLogo } from "../drawings.ts";
import { insertDrawing } from "../seed.queries.ts";
import { giveTeamCard, insertCode, insertTeam, startPledgesOfCode } from "./teams.queries.ts";

type Somebody = { id: number; email: string };
type Team = { id: number; admin: Somebody; payerId: number | null };

/** The demo's teams and codes; a team that pays has a card of its own. `people` stand in the order of the demo's world. */
export async function addTeamsAndCodes(db: Queryable, people: readonly Somebody[], at: Date): Promise<void> {
  const personAt = (place: number) => existing(people[place]);
  const teams = new Map<string, Team>();
  for (const team of DEMO_TEAMS) teams.set(team.name, await addTeam(db, team, personAt, at));
  for (const { owner, archived, usedBy, ...code } of DEMO_CODES) {
    const team = "team" in owner ? existing(teams.get(owner.team)) : null;
    const person = "person" in owner ? personAt(owner.person) : null;
    const written = {
      ...code,
      userId: person?.id ?? null,
      teamId: team?.id ?? null,
      createdBy: existing(person ?? team?.admin).id,
      archivedAt: archived ? at : null,
      usedBy: usedBy.map((place) => personAt(place).id),
    };
    const codeId = await insertCode(db, written, at);
    const payerId = team?.payerId ?? null;
    if (payerId !== null && code.rateCents > 0) await startPledgesOfCode(db, { codeId, payerId }, at);
  }
}

function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined)
    throw new Error("the demo's data name something that is not in them");
  return found;
}

async function addTeam(
  db: Queryable,
  team: DemoTeam,
  personAt: (place: number) => Somebody,
  at: Date,
): Promise<Team> {
  const [founder = 0] = team.admins;
  const admin = personAt(founder);
  const id = await insertTeam(
    db,
    {
      name: team.name,
      description: team.description,
      picture: await insertDrawing(db, drawLogo(team, false), 96, 96, at),
      banner: await insertDrawing(db, drawBanner(team), 1280, 720, at),
      members: [
        ...team.admins.map((place) => ({ userId: personAt(place).id, isAdmin: true })),
        ...team.members.map((place) => ({ userId: personAt(place).id, isAdmin: false })),
      ],
    },
    at,
  );
  const payerId = team.pays ? await giveTeamCard(db, { id, name: team.name, email: admin.email }, at) : null;
  return { id, admin, payerId };
}
