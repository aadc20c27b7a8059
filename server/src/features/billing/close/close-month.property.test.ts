import fc from "fast-check";
import { expect, test } from "vitest";
import { decideStatement } from "@kalivo/domain/billing/carry-over.ts";
import type { CarriedLine, PayerFact, WorkoutFact } from "@kalivo/domain/billing/month-facts.ts";
import { nextPeriod, periodEnd, type PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  closeMonth as closeByReference,
  type LineOutcome,
  type Statement,
} from "@kalivo/domain/billing/statement.ts";
import type { Queryable } from "../../../db/client.ts";
import {
  choose,
  newOrganisation,
  newPayer,
  newPerson,
  newPledge,
  newWorkout,
  useDatabase,
} from "../../../../test/support/month-world.ts";
import { history, MONTHS, ORGANISATIONS, type History } from "../../../../test/support/month-histories.ts";
import { closeInside } from "./close-month.ts";
import { writtenMonth } from "../../../../test/support/written-month.ts";

const world = useDatabase();
const seed = Number(process.env["FAST_CHECK_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
/** Its histories are known to hold everything that can become of a statement; those of a random seed may not. */
const WHOLE_SEED = 1;
const FIRST_PERIOD = 202609;

test(`the close in SQL is the close of the domain, month after month (seed ${seed})`, async () => {
  const cast = await makeCast(world.db);
  const seen = { statements: 0, carried: 0, scaled: 0, charged: 0, waived: 0, unfunded: 0 };
  const property = fc.asyncProperty(history, async (months) => {
    const transaction = await world.db.startTransaction().execute();
    try {
      await liveThrough(transaction, cast, months, seen);
    } finally {
      await transaction.rollback().execute();
    }
  });
  for (const each of [WHOLE_SEED, seed]) await fc.assert(property, { numRuns: 60, seed: each });
  // The histories are worth something only if everything happens in them.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
}, 120_000);

type Cast = { payers: readonly number[]; burners: readonly number[]; organisations: readonly number[] };

async function makeCast(db: Queryable): Promise<Cast> {
  const people: number[] = [];
  for (let count = 0; count < 5; count++) people.push(await newPerson(db));
  const [first = 0, second = 0, third = 0, ...burners] = people;
  const payers: number[] = [];
  for (const userId of [first, second, third]) payers.push(await newPayer(db, { userId }));
  const organisations: number[] = [];
  for (const _ of ORGANISATIONS) organisations.push(await newOrganisation(db));
  return { payers, burners: [...burners, first], organisations };
}

type Seen = Record<"statements" | "carried" | "scaled" | "charged" | "waived" | "unfunded", number>;

async function liveThrough(db: Queryable, cast: Cast, months: History, seen: Seen) {
  const payers = await settlePayers(db, cast, months);
  const pledges = months.pledges.map(({ payer, burner, versions: all }) => ({
    payerId: cast.payers[payer]!,
    burnerId: cast.burners[burner]!,
    versions: all,
  }));
  for (const { payerId, burnerId, versions: all } of pledges) {
    for (const { rateCents, cap: limit, validFrom, validTo } of all) {
      const version = {
        rate: rateCents,
        cap: limit === "unlimited" ? null : limit,
        from: validFrom,
        to: validTo,
      };
      await newPledge(db, { payer: payerId, burner: burnerId, ...version });
    }
  }

  let workouts: WorkoutFact[] = [];
  let carried: (CarriedLine & { months: number })[] = [];
  let period: PeriodId = FIRST_PERIOD;
  for (let month = 0; month < MONTHS; month++, period = nextPeriod(period)) {
    const choices = months.choices[month]!.map((list) => list.map((index) => cast.organisations[index]!));
    for (const [index, list] of choices.entries()) await choose(db, cast.burners[index]!, list);
    for (const each of months.workouts.filter((one) => one.month === month)) {
      const burnerId = cast.burners[each.burner]!;
      const id = await newWorkout(db, {
        burner: burnerId,
        endAt: each.endAt,
        kcal: each.kcal,
        held: each.held,
      });
      workouts.push({
        id,
        burnerId,
        endAt: each.endAt,
        kcal: each.kcal,
        alreadySettled: false,
        held: each.held,
      });
    }

    const outcome = await closeInside(db, period, new Date(periodEnd(period).getTime() + 6 * 3_600_000));
    expect(outcome.kind).toBe("closed");
    const written = await writtenMonth(db, period);

    const reference = closeByReference({
      period,
      workouts,
      payers,
      pledges,
      organisationsOf: new Map(cast.burners.map((id, index) => [id, choices[index]!])),
      carried,
      lineSeed: (payerId, burnerId) => written.lineIds.get(`${payerId}:${burnerId}`) ?? 0n,
    });
    const decided = reference.statements.map((statement) => {
      const before = carried
        .filter(({ payerId }) => payerId === statement.payerId)
        .map(({ months: count }) => count + 1);
      const carriedMonths = Math.max(0, ...before);
      const ending = !pledges.some(
        (pledge) =>
          pledge.payerId === statement.payerId && pledge.versions.some(({ validTo }) => validTo === null),
      );
      return {
        statement,
        carriedMonths,
        decision: decideStatement({ total: statement.total, carriedMonths, ending }).kind,
      };
    });
    expect(written.statements).toEqual(decided.map(asWritten));
    expect(written.settledWorkoutIds).toEqual(reference.settledWorkoutIds);

    for (const { statement, decision } of decided) {
      seen.statements++;
      seen.scaled += statement.scaledDown ? 1 : 0;
      seen.carried += statement.carried.length;
      seen.charged += decision === "charge" ? 1 : 0;
      seen.waived += decision === "waive" ? 1 : 0;
      seen.unfunded += statement.lines.filter(({ state }) => state === "no_organisation").length;
    }
    const settled = new Set(reference.settledWorkoutIds);
    workouts = workouts.map((each) => ({
      ...each,
      alreadySettled: each.alreadySettled || settled.has(each.id),
    }));
    carried = decided
      .filter(({ decision }) => decision === "carry")
      .flatMap(({ statement, carriedMonths }) =>
        allLines(statement)
          .filter(({ state }) => state === "pending")
          .map(({ lineId, period: earned, burnerId, due, allocations }) => ({
            lineId,
            period: earned,
            payerId: statement.payerId,
            burnerId,
            due,
            organisations: [...allocations.keys()],
            months: carriedMonths,
          })),
      );
  }
}

async function settlePayers(
  db: Queryable,
  { payers, organisations }: Cast,
  months: History,
): Promise<PayerFact[]> {
  const facts = months.payers.map((each, index) => ({
    ...each,
    id: payers[index]!,
    blacklist: each.blacklist.map((organisation) => organisations[organisation]!),
  }));
  for (const { id, methodSince, ceiling: most, pausedAt, blockedAt, blacklist } of facts) {
    await db
      .updateTable("payers")
      .set({
        method_state: methodSince === null ? "none" : "active",
        method_since: methodSince,
        ceiling_cents: most,
        paused_at: pausedAt,
        blocked_at: blockedAt,
      })
      .where("id", "=", id)
      .execute();
    for (const organisation_id of blacklist)
      await db.insertInto("payer_blacklist").values({ payer_id: id, organisation_id }).execute();
  }
  return facts;
}

const allLines = ({ lines, carried }: Statement): LineOutcome[] => [...lines, ...carried];
const STATE = { charge: "open", carry: "carried", waive: "waived", nothing: "cancelled" } as const;
const LINE_STATE = { charge: "pending", carry: "carried", waive: "waived", nothing: "cancelled" } as const;

function asWritten({
  statement,
  carriedMonths,
  decision,
}: {
  statement: Statement;
  carriedMonths: number;
  decision: keyof typeof STATE;
}) {
  const outcome = ({ lineId, period, burnerId, due, state, allocations }: LineOutcome) => ({
    lineId,
    period,
    burnerId,
    due,
    state: state === "pending" ? LINE_STATE[decision] : state,
    allocations: new Map([...allocations].toSorted(([a], [b]) => a - b)),
  });
  return {
    payerId: statement.payerId,
    state: STATE[decision],
    carriedMonths,
    scaled: statement.scaledDown,
    charge: decision === "charge" ? statement.total : null,
    lines: statement.lines.map((line) => ({
      ...outcome(line),
      kcal: line.kcal,
      rawUnits: line.rawUnits,
      cap: line.cap,
      computed: line.computed,
      parts: line.parts,
    })),
    carried: statement.carried.map(outcome),
  };
}
