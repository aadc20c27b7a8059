import { sql } from "kysely";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";

export type CostLine = { id: number; what: string; paid_to: string; yearly_cents: Cents };
export type NewCost = Omit<CostLine, "id">;

/** In the order in which they were added. */
export const selectCosts = (db: Queryable): Promise<CostLine[]> =>
  db
    .selectFrom("association_costs")
    .select(["id", "what", "paid_to", "yearly_cents"])
    .orderBy("id")
    .execute();

export type Kept = {
  id: number;
  name: string;
  hidden: boolean;
  cents: Cents;
  /** Of whom it is, and of whom all that was kept in earlier years: lower bounds. */
  donors: number;
  earlier_donors: number;
};

/** A payer has a part of each month; so many are enough to find 5 payers, and cheap to read. */
const PARTS_LOOKED_AT = 64;

/** SQL: what was moved to the association's own, of `o`, in the year or not. */
const keptOf = (year: number, inYear: "=" | "<") => sql`
  from accounts a
  join transfers t on t.credit_id = a.id
  join journals j on j.id = t.journal_id
  where a.code = 'org_kept'
    and a.owner_id = o.id
    and extract(year from j.occurred_at at time zone 'Europe/Brussels') ${sql.raw(inYear)} ${year}`;

const donorsOf = (year: number, inYear: "=" | "<") => sql`
  (
    select count(distinct c.payer_id)::integer
    from (select j.charge_id ${keptOf(year, inYear)} limit ${sql.lit(PARTS_LOOKED_AT)}) part
    join charges c on c.id = part.charge_id
  )`;

/** What the association kept in a year of Brussels; null: it is no organisation. */
export async function selectKept(db: Queryable, year: number): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select o.id, o.name, o.hidden_at is not null as hidden,
      coalesce((select sum(t.amount_cents) ${keptOf(year, "=")}), 0)::bigint as cents,
      ${donorsOf(year, "=")} as donors, ${donorsOf(year, "<")} as earlier_donors
    from organisations o
    where o.is_association
  `.execute(db);
  return rows[0] ?? null;
}

/** One at a time: a concurrent one waits, so that their number stays what it may be. */
export async function holdCosts(db: Queryable): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('costs'))`.execute(db);
  return (await selectCosts(db)).length;
}

export async function insertCost(db: Queryable, cost: NewCost): Promise<number> {
  const { id } = await db
    .insertInto("association_costs")
    .values(cost)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the line; null: there is none. */
export async function lockCost(db: Queryable, id: number): Promise<CostLine | null> {
  const found = await db
    .selectFrom("association_costs")
    .select(["id", "what", "paid_to", "yearly_cents"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function updateCost(db: Queryable, { id, ...cost }: CostLine): Promise<void> {
  await db.updateTable("association_costs").set(cost).where("id", "=", id).execute();
}

export async function deleteCost(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom("association_costs").where("id", "=", id).execute();
}
