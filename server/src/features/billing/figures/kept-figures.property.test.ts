import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { columnsRead } from "#server-test/support/columns-read.ts";
import { type FigureChange, INSERTED, whileChanged } from "#server-test/support/figure-changes.ts";
import {
  closeAndKeep,
  keepInside,
  keptMonths,
  recountedDifferently,
  staleFigures,
} from "#server-test/support/kept-figures-world.ts";
import { newWorkout, useDatabase } from "#server-test/support/month-world.ts";
import { SIZES } from "#server-test/support/size.ts";
import { closeMonth } from "../close/close-month.ts";
import { MONTH_FIGURES } from "./keep-figures.ts";

// Nobody ever sees an old sum (decision 72): whatever changes what a kept figure adds up forgets the figure.

const world = useDatabase();
const { changes: numRuns, seed } = SIZES.keptFigures;
/** So often a change is tried, with each of a dozen rows, until it was made so often. */
const TRIES = [...Array(144).keys()].map((n) => ({ row: n % 12, value: Math.floor(n / 12) }));
const ENOUGH = 4;

/**
 * What the database itself refuses of the tables and columns that are read, so that nothing has to be forgotten then. A line
 * that is billed by another statement has its own test below: its state changes with it.
 */
const REFUSED = `
  accounts.code accounts.id accounts.owner_id charges.id charges.period_id charges.released_at charges.succeeded_at
  journals.charge_id journals.id
  journals.kind journals.period_id organisations.id organisations.is_association
  reversals.amount_cents reversals.charge_id statement_lines.billed_in statement_lines.payer_id statement_lines.statement_id
  statements.id transfers.amount_cents transfers.credit_id transfers.debit_id transfers.journal_id
`
  .trim()
  .split(/\s+/u)
  .map((column) => `update of ${column}`);
const STAYING = ["accounts", "charges", "journals", "organisations", "transfers"];

let columns: string[] = [];
let tables: string[] = [];
let burner = 0;
beforeAll(async () => {
  const { db, owner } = world;
  burner = await keptMonths(db, owner);
  const read = await columnsRead(owner, async (silent) => {
    for (const { count } of MONTH_FIGURES) await count(silent, 202611);
  });
  columns = [...read].toSorted();
  tables = [...new Set(columns.map((column) => column.split(".")[0] ?? ""))];
});

test("a figure is what is counted, whichever column or row of what it reads is changed, added or taken away", async () => {
  const refused: string[] = [];
  const stale: string[] = [];
  const attempt = async (what: string, changes: readonly FigureChange[]) => {
    let made = 0;
    for (const change of changes) {
      const found = await whileChanged(world.owner, [change], staleFigures);
      if (found === null) continue;
      stale.push(...found.map((figure) => `${what}: ${figure}`));
      made += 1;
      if (made === ENOUGH) break;
    }
    if (made === 0) refused.push(what);
  };
  for (const column of columns)
    await attempt(
      `update of ${column}`,
      TRIES.map((at) => ({ kind: "update", column, ...at })),
    );
  for (const table of tables) {
    await attempt(`truncate of ${table}`, [{ kind: "truncate", table }]);
    await attempt(
      `delete from ${table}`,
      TRIES.map((at) => ({ kind: "delete", table, ...at })),
    );
    if (INSERTED.includes(table))
      await attempt(
        `insert into ${table}`,
        TRIES.map((at) => ({ kind: "insert", table, ...at })),
      );
  }
  expect([...new Set(stale)]).toEqual([]);
  expect(refused.toSorted()).toEqual(
    [
      ...REFUSED,
      ...STAYING.flatMap((table) => [`delete from ${table}`, `truncate of ${table}`]),
      "truncate of statements",
    ].toSorted(),
  );
});

test("and whatever happens together; kept anew, it is what the checks of the books recount", async () => {
  const at = { row: fc.nat(50), value: fc.nat(50) };
  const change: fc.Arbitrary<FigureChange> = fc.oneof(
    fc.record({ kind: fc.constant("update" as const), column: fc.constantFrom(...columns), ...at }),
    fc.record({ kind: fc.constantFrom("insert" as const), table: fc.constantFrom(...INSERTED), ...at }),
    fc.record({ kind: fc.constantFrom("delete" as const), table: fc.constantFrom(...tables), ...at }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 12 }), async (changes) => {
      const found = await whileChanged(world.owner, changes, async (changed) => {
        const stale = await staleFigures(changed);
        await keepInside(changed);
        return [...stale, ...(await recountedDifferently(changed))];
      });
      expect(found ?? []).toEqual([]);
    }),
    { seed, numRuns },
  );
});

test("a line that is carried on leaves the figures of the month in between", async () => {
  const { db, owner } = world;
  await newWorkout(db, { burner, endAt: "2027-02-15T12:00:00Z", kcal: 3_000 });
  await closeMonth(db, 202702, closesAt(202702));
  expect(await staleFigures(db)).toEqual([]);
  await closeAndKeep(db, owner);
  expect(await staleFigures(db)).toEqual([]);
});
