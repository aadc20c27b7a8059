import { splitEqually } from "@kalivo/domain/reference-close/split-equally.ts";
import { sumCents } from "@kalivo/domain/money/cents.ts";
import { decideStatement } from "@kalivo/domain/billing/carry-over.ts";
import { FAILED_MONTHS_BEFORE_PAUSE, RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { LineOutcome } from "@kalivo/domain/reference-close/close-month.ts";
import { pino } from "pino";
import type { Db } from "../../src/db/client.ts";
import { writeOffLateCharges } from "../../src/features/billing/collect/write-off.ts";
import { releaseCharges } from "../../src/features/billing/release/release-charges.ts";
import { changeStatement } from "../../src/features/billing/statements/change-statement.ts";
import {
  decline,
  disputeCharge,
  notify,
  pay,
  payBack,
  submit,
  takeDays,
  type Charge,
} from "./charge-acts.ts";
import { carriedOn, closedAt, isEnding, type Decided, type Life } from "./lived-months.ts";
import type { After, Fate } from "./month-fates.ts";
import { stopped, wentOn } from "./payer-stops.ts";
import {
  keepFee,
  leftOf,
  loseDispute,
  openDispute,
  refund,
  releaseDue,
  succeed,
  winDispute,
  type Money,
} from "./money-reference.ts";

const DAY_MS = 86_400_000;
const SILENT = pino({ level: "silent" });
const DISPUTE_FEE = 2_000n;
const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** Every act is applied to the database and to the reference. */
export type Books = {
  db: Db;
  life: Life;
  money: Money;
  waiting: { month: number; charge: number; after: After }[];
  /** How each payer's charges ended, by month. */
  ends: Map<number, ("paid" | "written off")[]>;
  seen: Map<string, number>;
};

const note = ({ seen }: Books, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
/** A statement's edits, its charge's outcome, and what is carried. Returns the statement's final state. */
export async function liveFate(
  books: Books,
  decided: Decided,
  fate: Fate,
  when: { month: number; period: PeriodId },
) {
  if (decided.decision !== "charge") return END[decided.decision];
  const { db, life } = books;
  const charge = await chargeOf(db, decided.statement.payerId, when.period);
  const edited = await edit(books, decided, fate, charge.statement_id);
  if (edited.decision === "carry") life.carried.push(...carriedOn(edited));
  if (edited.decision !== "charge") return END[edited.decision];
  const asked = await chargeOf(db, edited.statement.payerId, when.period);
  const closed = closedAt(when.period);
  const end = await collect(books, { charge: asked, decided: edited, fate, closed, period: when.period });
  if (end === "charged")
    for (const after of fate.afterwards)
      books.waiting.push({ month: when.month + after.delay, charge: asked.id, after });
  return end;
}

const END = { carry: "carried", waive: "waived", nothing: "cancelled" } as const;

const chargeOf = (db: Db, payer: number, period: PeriodId): Promise<Charge> =>
  db
    .selectFrom("charges")
    .select(["id", "payer_id", "statement_id", "amount_cents"])
    .where("payer_id", "=", payer)
    .where("period_id", "=", period)
    .executeTakeFirstOrThrow();

/** Rule 9: each change is applied to the result of the last, until nothing is left to charge. */
async function edit(books: Books, decided: Decided, { edits }: Fate, statementId: number): Promise<Decided> {
  let now = decided;
  for (const { what, line: nth, part } of edits) {
    if (now.decision !== "charge" || what === "nothing") continue;
    const pending = [...now.statement.lines, ...now.statement.carried].filter(
      ({ state }) => state === "pending",
    );
    const line = pending[nth % pending.length];
    if (line === undefined) continue;
    const due = (line.due * BigInt(part)) / 100n;
    if (what === "lower" && (due === 0n || due >= line.due)) continue;
    const lineId = Number(line.lineId);
    const wish =
      what === "cancel"
        ? ({ action: "cancel" } as const)
        : what === "drop"
          ? ({ action: "drop_line", lineId } as const)
          : ({ action: "lower_line", lineId, due } as const);
    const { ok } = await changeStatement(books.db, statementId, wish, new Date());
    if (!ok) throw new Error(`statement ${statementId} could not be changed`);
    note(books, what);
    now = decideAnew(books, now, (each) => {
      if (what === "cancel" || (what === "drop" && each.lineId === line.lineId)) return null;
      if (what === "drop" || each.lineId !== line.lineId) return each.due;
      return due;
    });
  }
  return now;
}

/** Removes the lines for which `dueOf` is null, and splits the others' new sums. */
function decideAnew(books: Books, decided: Decided, dueOf: (line: LineOutcome) => bigint | null): Decided {
  const { statement, carriedMonths } = decided;
  const left = <Line extends LineOutcome>(lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => {
      if (line.state !== "pending") return [line];
      const due = dueOf(line);
      if (due === null) return [];
      const allocations = splitEqually(due, [...line.allocations.keys()], line.lineId);
      return [{ ...line, due, allocations: due === line.due ? line.allocations : allocations }];
    });
  const lines = left(statement.lines);
  const carried = left(statement.carried);
  const total = sumCents([...lines, ...carried].map(({ due }) => due));
  const ending = isEnding(books.life, statement.payerId);
  const { kind: decision } = decideStatement({ total, carriedMonths, ending });
  return { carriedMonths, decision, statement: { ...statement, lines, carried, total } };
}

type Collected = { charge: Charge; decided: Decided; fate: Fate; closed: Date; period: PeriodId };

async function collect(books: Books, { charge, decided, fate, closed, period }: Collected) {
  const { db, money, ends } = books;
  const payer = charge.payer_id;
  const due = later(closed, 4);
  await notify(db, charge, due);
  const tries = fate.end === "paid" ? fate.declined : Math.max(fate.declined, 1);
  for (let no = 1; no <= tries; no += 1) {
    await submitAs(db, charge, fate, no, later(due, no - 1));
    await decline(db, charge, no, later(due, no - 1), fate.debit ? "news" : "answer");
    note(books, fate.debit ? "debit came back" : "declined");
  }
  const history = ends.get(payer) ?? [];
  ends.set(payer, history);
  if (fate.end !== "paid") {
    const now = later(due, 21);
    await writeOffLateCharges(servicesAt(db, now));
    history.push("written off");
    note(books, "written off");
    const last = history.slice(-FAILED_MONTHS_BEFORE_PAUSE);
    const pauses = last.length === FAILED_MONTHS_BEFORE_PAUSE && last.every((end) => end === "written off");
    if (pauses) stopped(books, payer, "pause", now);
  } else await submitAs(db, charge, fate, tries + 1, later(due, tries));
  if (fate.end === "written off") return "unpaid";

  const paidAt = fate.end === "paid" ? later(due, tries) : later(due, 22);
  await pay(db, charge, fate.feeIsLate ? null : fate.fee, paidAt);
  if (fate.end === "paid") history.push("paid");
  else history.splice(-1, 1, "paid");
  wentOn(books, payer, "pause", paidAt);
  note(books, fate.end);
  const shares = [...decided.statement.lines, ...decided.statement.carried]
    .flatMap(({ lineId, burnerId, allocations }) =>
      [...allocations].map(([organisation, cents]) => ({
        line: lineId,
        burner: burnerId,
        organisation,
        cents,
      })),
    )
    .toSorted((a, b) => Number(a.line - b.line) || a.organisation - b.organisation);
  const byDebit = fate.debit && fate.end === "paid";
  if (byDebit) note(books, "debit arrived");
  const releaseDays = byDebit ? RELEASE_DAYS.sepa_debit : RELEASE_DAYS.card;
  const facts = {
    id: charge.id,
    payer,
    period,
    amount: decided.statement.total,
    paidAt,
    releaseDays,
    shares,
  };
  const paid = succeed(money, facts);
  if (fate.feeIsLate) await pay(db, charge, fate.fee, paidAt);
  keepFee(money, paid, fate.fee);
  return "charged";
}

async function submitAs(db: Db, charge: Charge, { debit }: Fate, no: number, at: Date): Promise<void> {
  await submit(db, charge, no, at);
  if (debit) await takeDays(db, charge, no, at);
}

const servicesAt = (db: Db, now: Date) => ({ db, clock: { now: () => now }, log: SILENT });

/** Releases what is due, then refunds and disputes charges of this and earlier months. */
export async function liveAfterwards(books: Books, month: number, closed: Date): Promise<void> {
  const { db, money } = books;
  await releaseCharges(servicesAt(db, later(closed, 5)));
  releaseDue(money, later(closed, 5));
  const due = books.waiting.filter((each) => each.month <= month);
  books.waiting = books.waiting.filter((each) => each.month > month);
  for (const [index, { charge: id, after }] of due.entries()) {
    const now = new Date(later(closed, 27).getTime() + index);
    const paid = money.charges.get(id);
    if (paid === undefined) throw new Error(`charge ${id} was not paid`);
    const charge = { id, payer_id: paid.payer, statement_id: 0, amount_cents: paid.amount };
    const underDispute = paid.dispute === "open" || paid.dispute === "inquiry";
    if (after.kind === "refund") {
      const amount = (leftOf(paid) * BigInt(after.part)) / 100n;
      if (amount === 0n || underDispute) continue;
      await payBack(db, charge, { amount, ends: after.ends }, now);
      const arrives = after.ends.at(-1) === "succeeded";
      if (arrives) refund(money, paid, amount); // a failed refund changes nothing
      note(books, paid.released ? "refunded after the release" : arrives ? "refunded" : "refund failed");
    } else if (paid.dispute === "none") {
      await disputeCharge(db, charge, { words: after.words, fee: DISPUTE_FEE }, now);
      const last = after.words.at(-1);
      paid.dispute = last === "inquiry" ? "inquiry" : "over";
      note(books, `dispute ${last}`);
      if (last === "inquiry" || last === "inquiry_closed") continue;
      stopped(books, paid.payer, "dispute", now);
      const taken = openDispute(money, paid, DISPUTE_FEE);
      if (last === "won") winDispute(money, paid, taken);
      if (last === "lost") loseDispute(money, paid);
    }
  }
}
