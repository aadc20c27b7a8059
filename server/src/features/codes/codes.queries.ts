import { sql } from "kysely";
import type pg from "pg";
import type { CodeText } from "@kalivo/domain/codes/code-text.ts";
import { MAX_ACTIVE_CODES } from "@kalivo/domain/limits.ts";
import type { MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../db/client.ts";
import { goesOn } from "../../db/pledge-times.ts";
import { prepared } from "../../db/prepared.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";
import type { CodeCard } from "./code-card.ts";
import { administeredBy } from "../memberships/members.queries.ts";

// Only this feature writes codes and code_uses.

// SQL of a code as its owner sees it. Without parameters, so that any statement may contain it.

/** One `CodeCard` as JSON, of the code `c`. */
export const CODE_CARD = `
  json_build_object(
    'id', c.id,
    'code', c.code,
    'label', c.label,
    'rate_cents', c.rate_cents,
    'cap_cents', c.cap_cents,
    'max_uses', c.max_uses,
    'uses_count', c.uses_count,
    'valid_until', c.valid_until,
    'archived_at', c.archived_at,
    'created_at', c.created_at,
    'team', (
      select json_build_object('id', own.id, 'name', own.name)
      from teams own
      where own.id = c.owner_team_id
    ),
    'person', (
      select json_build_object('id', own.id, 'firstName', own.first_name, 'lastName', own.last_name, 'pseudo', s.pseudo)
      from users own
      join privacy_settings s on s.user_id = own.id
      where own.id = c.owner_user_id
    ),
    'running_pledges', (select count(*) from pledges p where p.code_id = c.id and ${goesOn("p")})
  )`;

/** SQL condition on the code `c`: a person's own, or of a team they administer. */
export const managedBy = (person: string) =>
  `(c.owner_user_id = ${person} or c.owner_team_id = any(array${administeredBy(person)}))`;

/** `CodeCard`s of the codes a person manages that may still be used on a day, the newest first. */
export const activeCodesOf = (person: string, day: string) => `
  (
    select coalesce(json_agg(${CODE_CARD} order by c.created_at desc, c.id desc), '[]')
    from (
      select *
      from codes c
      where ${managedBy(person)}
        and c.archived_at is null
        and (c.valid_until is null or c.valid_until >= ${day})
        and (c.max_uses is null or c.uses_count < c.max_uses)
      order by c.created_at desc, c.id desc
      limit ${MAX_ACTIVE_CODES}
    ) c
  )`;

export type NewCode = {
  code: CodeText;
  owner: PayerOwner;
  label: string | null;
  rateCents: number;
  cap: MonthlyCap;
  maxUses: number | null;
  validUntil: Day | null;
};

/** Returns its id; null when the eight characters are taken. */
export async function insertCode(
  db: Queryable,
  code: NewCode,
  createdBy: number,
  now: Date,
): Promise<number | null> {
  const made = await db
    .insertInto("codes")
    .values({
      code: code.code,
      owner_user_id: code.owner.kind === "user" ? code.owner.id : null,
      owner_team_id: code.owner.kind === "team" ? code.owner.id : null,
      created_by: createdBy,
      label: code.label,
      rate_cents: code.rateCents,
      cap_cents: code.cap === "unlimited" ? null : code.cap,
      max_uses: code.maxUses,
      valid_until: code.validUntil,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function countActiveCodes(db: Queryable, owner: PayerOwner): Promise<number> {
  const { count } = await db
    .selectFrom("codes")
    .select((select) => select.fn.countAll<bigint>().as("count"))
    .where(owner.kind === "user" ? "owner_user_id" : "owner_team_id", "=", owner.id)
    .where("archived_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** $1 the person, $2 the code: null also when they may not manage it. */
const selectManaged = prepared<{ code: CodeCard; payer_id: number | null }>(
  "managed code",
  `
  select ${CODE_CARD} as code,
    (select y.id from payers y where y.user_id = c.owner_user_id or y.team_id = c.owner_team_id) as payer_id
  from codes c
  where c.id = $2
    and ${managedBy("$1")}`,
);

export async function findManagedCode(
  pool: pg.Pool,
  personId: number,
  codeId: number,
): Promise<{ code: CodeCard; payerId: number | null } | null> {
  const [row] = await selectManaged(pool, [personId, codeId]);
  return row === undefined ? null : { code: row.code, payerId: row.payer_id };
}

/** $1 the person, $2 limit, $3 offset. */
const selectCodes = prepared<{ total: number; codes: CodeCard[] }>(
  "codes",
  `
  select
    (select count(*)::integer from codes c where ${managedBy("$1")}) as total,
    (
      select coalesce(json_agg(${CODE_CARD} order by c.created_at desc, c.id desc), '[]')
      from (
        select *
        from codes c
        where ${managedBy("$1")}
        order by c.created_at desc, c.id desc
        limit $2
        offset $3
      ) c
    ) as codes`,
);

export async function listManagedCodes(
  pool: pg.Pool,
  personId: number,
  page: { limit: number; offset: number },
): Promise<{ total: number; codes: CodeCard[] }> {
  const [row] = await selectCodes(pool, [personId, page.limit, page.offset]);
  return row ?? { total: 0, codes: [] };
}

/** Disables a code for good; idempotent. */
export async function archive(db: Queryable, codeId: number, now: Date): Promise<void> {
  await db
    .updateTable("codes")
    .set({ archived_at: now })
    .where("id", "=", codeId)
    .where("archived_at", "is", null)
    .execute();
}

export async function archiveCodesOfTeam(db: Queryable, teamId: number, now: Date): Promise<void> {
  await sql`
    update codes
    set archived_at = ${now}
    where owner_team_id = ${teamId}
      and archived_at is null
  `.execute(db);
}

/** Archives a person's own codes; pledges already made stay (rule 23). */
export async function archiveCodesOfPerson(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    update codes
    set archived_at = ${now}
    where owner_user_id = ${userId}
      and archived_at is null
  `.execute(db);
}

/** Archives the codes that begin pledges of a payer, but not invitations, which cost nothing. Returns their number. */
export async function archiveGivingCodes(db: Queryable, payerId: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update codes c
    set archived_at = ${now}
    from payers y
    where y.id = ${payerId}
      and (c.owner_user_id = y.user_id or c.owner_team_id = y.team_id)
      and c.rate_cents > 0
      and c.archived_at is null
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** A team's codes created by an erased person continue, without the name. */
export async function forgetNameInCodes(
  db: Queryable,
  userId: number,
  { name, instead }: { name: string; instead: string },
): Promise<void> {
  await sql`
    update codes
    set label = left(replace(label, ${name}, ${instead}), 200)
    where created_by = ${userId}
      and position(${name} in label) > 0
  `.execute(db);
}

/** Archives an erased person's codes, and deletes their labels. */
export async function retireCodesOfPerson(db: Queryable, userId: number, now: Date): Promise<void> {
  await sql`
    update codes
    set archived_at = coalesce(archived_at, ${now}), label = null
    where owner_user_id = ${userId}
  `.execute(db);
}
