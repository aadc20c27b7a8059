import { sql } from "kysely";
import type { Queryable } from "../../db/client.ts";

export type NewTeam = {
  name: string;
  description: string;
  picture_hash: string | null;
  banner_hash: string | null;
};

export async function insertTeam(
  db: Queryable,
  team: NewTeam,
  createdBy: number,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("teams")
    .values({ ...team, created_by: createdBy, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const readTeamRow = (db: Queryable, teamId: number): Promise<NewTeam> =>
  db
    .selectFrom("teams")
    .select(["name", "description", "picture_hash", "banner_hash"])
    .where("id", "=", teamId)
    .executeTakeFirstOrThrow();

/** Texts that an erased person wrote in their teams stay, without their name. */
export async function forgetNameInTeams(
  db: Queryable,
  userId: number,
  { name, instead }: { name: string; instead: string },
): Promise<void> {
  await sql`
    update teams
    set description = replace(description, ${name}, ${instead})
    where id in (select team_id from team_members where user_id = ${userId})
      and position(${name} in description) > 0
  `.execute(db);
}

export async function updateTeam(db: Queryable, teamId: number, columns: NewTeam): Promise<void> {
  await db.updateTable("teams").set(columns).where("id", "=", teamId).execute();
}

export async function markDeleted(db: Queryable, teamId: number, now: Date): Promise<void> {
  await db.updateTable("teams").set({ deleted_at: now }).where("id", "=", teamId).execute();
}

/** Whether a statement of the team is still to be collected. */
export async function hasOpenStatement(db: Queryable, teamId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select 1
      from statements s
      join payers y on y.id = s.payer_id
      where y.team_id = ${teamId}
        and s.state in ('open', 'announced')
    ) as open
  `.execute(db);
  return rows[0]?.open ?? false;
}
