import { expect } from "vitest";
import { decideStatement } from "@kalivo/domain/billing/carry-over.ts";
import type {
  CarriedLine,
  PayerFact,
  PledgeFact,
  RestFact,
  WorkoutFact,
} from "@kalivo/domain/reference-close/month-facts.ts";
import { periodEnd, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import {
  closeMonth as closeByReference,
  type LineOutcome,
  type Statement,
} from "@kalivo/domain/reference-close/close-month.ts";
import { isSynced } from "@kalivo/domain/efforts/trust.ts";
import type { Queryable } from "../../src/db/client.ts";
import { closeInside } from "../../src/features/billing/close/close-month.ts";
import { ORGANISATIONS, type History } from "./month-histories.ts";
import { choose, newOrganisation, newPayer, newPerson, newPledge, newWorkout } from "./month-world.ts";
import { livePlan } from "./lived-plans.ts";
import { newStop } from "./payer-stops.ts";
import { newRest } from "./rests.ts";
import { closedMonth } from "./settled-workouts.ts";
import { writtenMonth } from "./written-month.ts";

export type Cast = {
  payers: readonly number[];
  burners: readonly number[];
  organisations: readonly number[];
};

/** The month in which every history begins; the one before is closed. */
export const FIRST_PERIOD = 202609;

/** The facts that the domain's reference is computed from; every month changes them. */
export type Life = {
  cast: Cast;
  history: History;
  payers: PayerFact[];
  pledges: readonly PledgeFact[];
  rests: readonly RestFact[];
  /** How many pledges changed by a plan that began. */
  plans: number;
  workouts: WorkoutFact[];
  carried: (CarriedLine & { months: number })[];
};

/** A statement by the reference, and its outcome. */
export type Decided = {
  statement: Statement;
  carriedMonths: number;
  decision: "charge" | "carry" | "waive" | "nothing";
};

export const closedAt = (period: PeriodId): Date => new Date(periodEnd(period).getTime() + 6 * 3_600_000);

export async function makeCast(db: Queryable): Promise<Cast> {
  const people: number[] = [];
  for (let count = 0; count < 5; count++) people.push(await newPerson(db));
  const [first = 0, second = 0, third = 0, ...burners] = people;
  const payers: number[] = [];
  for (const userId of [first, second, third]) payers.push(await newPayer(db, { userId }));
  const organisations: number[] = [];
  for (const _ of ORGANISATIONS) organisations.push(await newOrganisation(db));
  return { payers, burners: [...burners, first], organisations };
}

/** Creates payers with methods and limits, and every version of their pledges. */
export async function beginLife(db: Queryable, cast: Cast, history: History): Promise<Life> {
  const payers = await settlePayers(db, cast, history);
  const pledges: PledgeFact[] = [];
  let plans = 0;
  for (const { payer, burner, versions, plan } of history.pledges) {
    const [payerId, burnerId] = [at(cast.payers, payer), at(cast.burners, burner)];
    for (const { rateCents, cap: limit, syncedOnly, validFrom, validTo } of versions) {
      const cap = limit === "unlimited" ? null : limit;
      const version = { rate: rateCents, cap, syncedOnly, from: validFrom, to: validTo };
      await newPledge(db, { payer: payerId, burner: burnerId, ...version });
    }
    const lived = await livePlan(db, { payerId, burnerId }, { versions, plan });
    if (lived.length > versions.length) plans++;
    pledges.push({ payerId, burnerId, versions: lived });
  }
  const rests = history.rests.flatMap((each, index) =>
    each.map((rest) => ({ ...rest, burnerId: at(cast.burners, index) })),
  );
  for (const rest of rests) await newRest(db, rest);
  await closedMonth(db, previousPeriod(FIRST_PERIOD)); // nothing begins in a month that was billed
  return { cast, history, payers, pledges, rests, plans, workouts: [], carried: [] };
}

/** The events of a month: what burners choose and what they log. Returns the organisations of each burner. */
export async function beginMonth(db: Queryable, { cast, history, workouts }: Life, month: number) {
  const choices = at(history.choices, month).map((list) =>
    list.map((index) => at(cast.organisations, index)),
  );
  for (const [index, list] of choices.entries()) await choose(db, at(cast.burners, index), list);
  for (const { burner, endAt, kcal, held, trust, month: received } of history.workouts) {
    if (received !== month) continue;
    const burnerId = at(cast.burners, burner);
    const id = await newWorkout(db, { burner: burnerId, endAt, kcal, held, trust });
    workouts.push({ id, burnerId, endAt, kcal, alreadySettled: false, held, synced: isSynced(trust) });
  }
  return choices;
}

/** The events of a month, its close, and the comparison with the domain's close. */
export async function liveMonth(
  db: Queryable,
  life: Life,
  month: number,
  period: PeriodId,
): Promise<Decided[]> {
  const { cast, payers, pledges, rests, carried } = life;
  const choices = await beginMonth(db, life, month);
  const outcome = await closeInside(db, period, closedAt(period));
  expect(outcome.kind).toBe("closed");
  const written = await writtenMonth(db, period);
  const reference = closeByReference({
    period,
    workouts: life.workouts,
    payers,
    pledges,
    rests,
    organisationsOf: new Map(cast.burners.map((id, index) => [id, choices[index] ?? []])),
    carried,
    lineSeed: (payerId, burnerId) => written.lineIds.get(`${payerId}:${burnerId}`) ?? 0n,
  });
  const decided = reference.statements.map((statement): Decided => {
    const carriedMonths = Math.max(
      0,
      ...carried.filter(({ payerId }) => payerId === statement.payerId).map(({ months: count }) => count + 1),
    );
    const ending = isEnding(life, statement.payerId);
    const decision = decideStatement({ total: statement.total, carriedMonths, ending }).kind;
    return { statement, carriedMonths, decision };
  });
  expect(written.statements).toEqual(decided.map(asWritten));
  expect(written.settledWorkoutIds).toEqual(reference.settledWorkoutIds);

  const settled = new Set(reference.settledWorkoutIds);
  life.workouts = life.workouts.map((each) => ({
    ...each,
    alreadySettled: each.alreadySettled || settled.has(each.id),
  }));
  life.carried = decided.flatMap((each) => (each.decision === "carry" ? carriedOn(each) : []));
  return decided;
}

/** Rule 11: the payer has no running pledge. */
export const isEnding = ({ pledges }: Life, payer: number): boolean =>
  !pledges.some(
    ({ payerId, versions }) => payerId === payer && versions.some(({ validTo }) => validTo === null),
  );

/** The lines of a carried statement, as input of the next close. */
export const carriedOn = ({ statement, carriedMonths }: Decided): Life["carried"] =>
  allLines(statement)
    .filter(({ state }) => state === "pending")
    .map(({ lineId, period, burnerId, due, allocations }) => ({
      lineId,
      period,
      payerId: statement.payerId,
      burnerId,
      due,
      organisations: [...allocations.keys()],
      months: carriedMonths,
    }));

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`there is none at ${index}`);
  return found;
}

async function settlePayers(
  db: Queryable,
  { payers, organisations }: Cast,
  months: History,
): Promise<PayerFact[]> {
  const facts = months.payers.map((each, index) => ({
    ...each,
    id: at(payers, index),
    blacklist: each.blacklist.map((organisation) => at(organisations, organisation)),
  }));
  for (const { id, methodSince, ceiling: most, stops, blacklist } of facts) {
    await db
      .updateTable("payers")
      .set({
        method_state: methodSince === null ? "none" : "active",
        method_since: methodSince,
        ceiling_cents: most,
      })
      .where("id", "=", id)
      .execute();
    for (const stop of stops) await newStop(db, id, stop);
    for (const organisation_id of blacklist)
      await db.insertInto("payer_blacklist").values({ payer_id: id, organisation_id }).execute();
  }
  return facts;
}

export const allLines = ({ lines, carried }: Statement): LineOutcome[] => [...lines, ...carried];
const STATE = { charge: "open", carry: "carried", waive: "waived", nothing: "cancelled" } as const;
const LINE_STATE = { charge: "pending", carry: "carried", waive: "waived", nothing: "cancelled" } as const;

function asWritten({ statement, carriedMonths, decision }: Decided) {
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
