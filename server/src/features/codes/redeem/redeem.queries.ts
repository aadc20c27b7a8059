import { sql } from "kysely";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { CodeText } from "@kalivo/domain/codes/code-text.ts";
import type { PersonName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "#server/db/client.ts";
import { isStoppedNow } from "../../payer-stops/stops.queries.ts";

/** A code with everything that decides whether a person may use it, and what they get. */
export type HeldCode = {
  id: number;
  code: CodeText;
  rate_cents: number;
  cap_cents: number | null;
  max_uses: number | null;
  uses_count: number;
  valid_until: Day | null;
  archived: boolean;
  team: { id: number; name: string } | null;
  person: (PersonName & { id: number }) | null;
  owner_gone: boolean;
  owner_birthday: Day | null;
  /** Null while the owner is no payer yet. */
  payer_id: number | null;
  /** Has a payment method, and is not stopped. */
  payer_pays: boolean;
  /** The viewer is in the team; whether others are too. */
  in_team: boolean;
  others_in_team: boolean;
  used: boolean;
};

/** As this viewer sees it; null for one who is not signed in. */
export async function findCode(
  db: Queryable,
  { code, viewerId }: { code: CodeText; viewerId: number | null },
  now: Date,
): Promise<HeldCode | null> {
  const { rows } = await sql<HeldCode>`
    select c.id, c.code, c.rate_cents, c.cap_cents::integer as cap_cents, c.max_uses, c.uses_count, c.valid_until,
      c.archived_at is not null as archived,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as team,
      case when u.id is not null then json_build_object(
        'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'pseudo', s.pseudo
      ) end as person,
      coalesce(t.deleted_at, u.erased_at) is not null as owner_gone,
      u.birthday as owner_birthday,
      y.id as payer_id,
      coalesce(y.method_state <> 'none' and not ${sql.raw(isStoppedNow("y.id", "asked.at"))}, false) as payer_pays,
      exists (
        select 1 from team_members m where m.team_id = t.id and m.user_id = ${viewerId}::integer
      ) as in_team,
      exists (
        select 1
        from team_members m
        join users other on other.id = m.user_id and other.erased_at is null
        where m.team_id = t.id
          and m.user_id is distinct from ${viewerId}::integer
      ) as others_in_team,
      exists (
        select 1 from code_uses used where used.code_id = c.id and used.user_id = ${viewerId}::integer
      ) as used
    from codes c
    cross join (select ${now}::timestamptz as at) asked
    left join users u on u.id = c.owner_user_id
    left join privacy_settings s on s.user_id = u.id
    left join teams t on t.id = c.owner_team_id
    left join payers y on y.user_id = c.owner_user_id or y.team_id = c.owner_team_id
    where c.code = ${code}
  `.execute(db);
  return rows[0] ?? null;
}

/** Serialises concurrent uses of the same code. */
export async function lockCode(db: Queryable, codeId: number): Promise<void> {
  await db
    .selectFrom("codes")
    .select("id")
    .where("id", "=", codeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Records a use; the database itself refuses a second one by the same person, and one above the limit. */
export async function recordUse(db: Queryable, codeId: number, userId: number, now: Date): Promise<void> {
  await db.insertInto("code_uses").values({ code_id: codeId, user_id: userId, used_at: now }).execute();
  await sql`update codes set uses_count = uses_count + 1 where id = ${codeId}`.execute(db);
}

/** How many pledges of a payer codes have started since then, including ended ones. */
export async function countPledgesByCodes(db: Queryable, payerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ pledges: number }>`
    select count(*)::int as pledges
    from pledges
    where payer_id = ${payerId}
      and code_id is not null
      and lower(valid) >= ${since}
  `.execute(db);
  return rows[0]?.pledges ?? 0;
}
