import { sql } from "kysely";
import { z } from "zod";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Queryable } from "../../src/db/client.ts";

const Shares = z.array(z.tuple([z.number(), z.number()]));
const Parts = z.array(z.object({ rateCents: z.number(), kcal: z.number() }));

type LineRow = {
  id: number;
  payer_id: number;
  period_id: number;
  burner_id: number;
  kcal: bigint;
  raw_units: bigint;
  cap_cents: bigint | null;
  computed_cents: bigint;
  due_cents: bigint;
  state: string;
  parts: unknown;
  shares: unknown;
};

/** A close's result in the database, in the shape of the domain's reference. */
export async function writtenMonth(db: Queryable, period: PeriodId) {
  const statements = await db
    .selectFrom("statements as s")
    .leftJoin("charges as c", "c.statement_id", "s.id")
    .select(["s.id", "s.payer_id", "s.state", "s.carried_months", "s.scaled_to_cents", "c.amount_cents"])
    .where("s.period_id", "=", period)
    .orderBy("s.payer_id")
    .execute();
  const { rows } = await sql<LineRow>`
    select l.*,
      (select json_agg(json_build_object('rateCents', rate_cents, 'kcal', kcal) order by rate_cents) from line_parts where line_id = l.id) as parts,
      (select coalesce(json_agg(json_build_array(organisation_id, amount_cents) order by organisation_id), '[]') from allocations where line_id = l.id) as shares
    from statement_lines l
    join statements b on b.id = l.billed_in
    where b.period_id = ${period}
    order by l.period_id, l.burner_id
  `.execute(db);
  const settled = await db
    .selectFrom("workouts")
    .select("id")
    .where("period_id", "=", period)
    .orderBy("id")
    .execute();
  return {
    settledWorkoutIds: settled.map(({ id }) => id),
    lineIds: new Map(
      rows
        .filter(({ period_id }) => period_id === period)
        .map((row) => [`${row.payer_id}:${row.burner_id}`, BigInt(row.id)]),
    ),
    statements: statements.map((statement) => {
      const lines = rows.filter(({ payer_id }) => payer_id === statement.payer_id);
      return {
        payerId: statement.payer_id,
        state: statement.state,
        carriedMonths: statement.carried_months,
        scaled: statement.scaled_to_cents !== null,
        charge: statement.amount_cents,
        lines: lines
          .filter(({ period_id }) => period_id === period)
          .map((row) => ({ ...outcome(row), ...priced(row) })),
        carried: lines.filter(({ period_id }) => period_id !== period).map(outcome),
      };
    }),
  };
}

const outcome = (row: LineRow) => ({
  lineId: BigInt(row.id),
  period: row.period_id,
  burnerId: row.burner_id,
  due: row.due_cents,
  state: row.state,
  allocations: new Map(Shares.parse(row.shares).map(([id, cents]) => [id, BigInt(cents)])),
});

const priced = (row: LineRow) => ({
  kcal: row.kcal,
  rawUnits: row.raw_units,
  cap: row.cap_cents ?? "unlimited",
  computed: row.computed_cents,
  parts: Parts.parse(row.parts).map(({ rateCents, kcal }) => ({ rateCents, kcal: BigInt(kcal) })),
});
