import { sql } from "kysely";
import type { Others } from "@kalivo/domain/teams/leaving-team.ts";
import type { Queryable } from "../../db/client.ts";

/** Null for a team that does not exist or was deleted; `isAdmin` is null for a non-member. */
export async function selectMembership(
  db: Queryable,
  teamId: number,
  userId: number,
): Promise<{ isAdmin: boolean | null } | null> {
  const team = await db
    .selectFrom("teams")
    .leftJoin("team_members as m", (join) =>
      join.onRef("m.team_id", "=", "teams.id").on("m.user_id", "=", userId),
    )
    .select("m.is_admin as isAdmin")
    .where("teams.id", "=", teamId)
    .where("teams.deleted_at", "is", null)
    .executeTakeFirst();
  return team ?? null;
}

/** Locks a team: its changes are serialised. False when it does not exist or was deleted. */
export async function lockTeam(db: Queryable, teamId: number): Promise<boolean> {
  const team = await db
    .selectFrom("teams")
    .select("id")
    .where("id", "=", teamId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return team !== undefined;
}

export async function insertMember(
  db: Queryable,
  member: { teamId: number; userId: number; isAdmin: boolean },
  now: Date,
): Promise<void> {
  await db
    .insertInto("team_members")
    .values({ team_id: member.teamId, user_id: member.userId, is_admin: member.isAdmin, joined_at: now })
    .execute();
}

export async function deleteMember(db: Queryable, teamId: number, userId: number): Promise<void> {
  await db.deleteFrom("team_members").where("team_id", "=", teamId).where("user_id", "=", userId).execute();
}

export async function setAdmin(
  db: Queryable,
  teamId: number,
  userId: number,
  isAdmin: boolean,
): Promise<void> {
  await db
    .updateTable("team_members")
    .set({ is_admin: isAdmin })
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .execute();
}

export async function countOthers(db: Queryable, teamId: number, userId: number): Promise<Others> {
  const { rows } = await sql<Others>`
    select count(*)::int as members, (count(*) filter (where m.is_admin))::int as admins
    from team_members m
    join users u on u.id = m.user_id
    where m.team_id = ${teamId}
      and m.user_id <> ${userId}
      and u.erased_at is null
  `.execute(db);
  return rows[0] ?? { members: 0, admins: 0 };
}

/** Null while a team has no member or more than one. */
export async function onlyMember(db: Queryable, teamId: number): Promise<number | null> {
  const [first, second] = await db
    .selectFrom("team_members")
    .innerJoin("users", "users.id", "team_members.user_id")
    .select("users.id")
    .where("team_id", "=", teamId)
    .where("users.erased_at", "is", null)
    .limit(2)
    .execute();
  return first !== undefined && second === undefined ? first.id : null;
}

/** Locks the living teams of a person, always in the order of ids. */
export async function lockTeamsOf(db: Queryable, userId: number): Promise<number[]> {
  const teams = await db
    .selectFrom("teams")
    .select("id")
    .where("deleted_at", "is", null)
    .where("id", "in", (mine) =>
      mine.selectFrom("team_members").select("team_id").where("user_id", "=", userId),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return teams.map(({ id }) => id);
}

/** The longest-standing other member. */
export async function longestMember(db: Queryable, teamId: number, besides: number): Promise<number | null> {
  const member = await db
    .selectFrom("team_members")
    .innerJoin("users", "users.id", "team_members.user_id")
    .select("users.id")
    .where("team_id", "=", teamId)
    .where("users.id", "<>", besides)
    .where("users.erased_at", "is", null)
    .orderBy("joined_at")
    .orderBy("users.id")
    .limit(1)
    .executeTakeFirst();
  return member?.id ?? null;
}

export async function countTeamsOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ teams: number }>`
    select count(*)::int as teams
    from team_members m
    join teams t on t.id = m.team_id
    where m.user_id = ${userId}
      and t.deleted_at is null
  `.execute(db);
  return rows[0]?.teams ?? 0;
}

/** SQL: the ids of the teams that a person administers. */
export const administeredBy = (person: string) => `
  (
    select led.team_id
    from team_members led
    join teams standing on standing.id = led.team_id and standing.deleted_at is null
    where led.user_id = ${person}
      and led.is_admin
  )`;
