import { sql } from "kysely";
import type { Queryable } from "@kalivo/server/db/client.ts";

type Member = { userId: number; isAdmin: boolean };

export async function insertTeam(
  db: Queryable,
  team: { name: string; description: string; picture: string; banner: string; members: readonly Member[] },
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("teams")
    .values({
      name: team.name,
      description: team.description,
      picture_hash: team.picture,
      banner_hash: team.banner,
      created_by: team.members[0]?.userId ?? 0,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("team_members")
    .values(
      team.members.map(({ userId, isAdmin }, index) => ({
        team_id: id,
        user_id: userId,
        is_admin: isAdmin,
        joined_at: new Date(at.getTime() + index * 3_600_000),
      })),
    )
    .execute();
  return id;
}

/** A sandbox card of the team's own, saved before the first workout. */
export async function giveTeamCard(
  db: Queryable,
  team: { id: number; name: string; email: string },
  at: Date,
): Promise<number> {
  const customer = `cus_sb_demo_team${team.id}`;
  const method = `pm_sb_demo_team${team.id}`;
  const { id } = await db
    .insertInto("payers")
    .values({
      team_id: team.id,
      provider: "sandbox",
      customer_ref: customer,
      method_ref: method,
      method_kind: "card",
      method_label: "Visa ••4242",
      method_state: "active",
      method_since: at,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    insert into sandbox.customers (ref, payer_key, email, name, default_method)
    values (${customer}, ${`payer:${id}`}, ${team.email}, ${team.name}, ${method})
  `.execute(db);
  await sql`
    insert into sandbox.methods (ref, customer_ref, kind, brand, last4, behaviour, exp_month, exp_year, created_at)
    values (${method}, ${customer}, 'card', 'Visa', '4242', 'succeeds', 12, 2034, ${at})
  `.execute(db);
  return id;
}

export async function insertCode(
  db: Queryable,
  code: {
    code: string;
    label: string | null;
    userId: number | null;
    teamId: number | null;
    createdBy: number;
    rateCents: number;
    capCents: bigint | null;
    maxUses: number | null;
    archivedAt: Date | null;
    usedBy: readonly number[];
  },
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("codes")
    .values({
      code: code.code,
      label: code.label,
      owner_user_id: code.userId,
      owner_team_id: code.teamId,
      created_by: code.createdBy,
      rate_cents: code.rateCents,
      cap_cents: code.capCents,
      max_uses: code.maxUses,
      uses_count: code.usedBy.length,
      archived_at: code.archivedAt,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (code.usedBy.length > 0) {
    await db
      .insertInto("code_uses")
      .values(code.usedBy.map((userId) => ({ code_id: id, user_id: userId, used_at: at })))
      .execute();
  }
  return id;
}

/** What those who used a donation code get from the payer since. */
export async function startPledgesOfCode(
  db: Queryable,
  { codeId, payerId }: { codeId: number; payerId: number },
  at: Date,
): Promise<void> {
  await sql`
    insert into pledges (payer_id, burner_id, rate_cents, cap_cents, code_id, valid)
    select ${payerId}, u.user_id, c.rate_cents, c.cap_cents, c.id, tstzrange(${at}, null)
    from codes c
    join code_uses u on u.code_id = c.id
    where c.id = ${codeId}
  `.execute(db);
}
