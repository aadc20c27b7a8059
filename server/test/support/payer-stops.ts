import type { StopFact } from "@kalivo/domain/reference-close/month-facts.ts";
import type { Db, Queryable } from "../../src/db/client.ts";
import { endStop } from "../../src/features/payer-stops/stop-payer.queries.ts";
import type { Life } from "./lived-months.ts";
import type { Fate } from "./month-fates.ts";

type Told = { kind: StopFact["kind"]; from: Date | string; until?: Date | string | null };
const instant = (at: Date | string) => new Date(at).toISOString();

/** Inserts a stop of a payer; one that is over was ended by a payment, a payer's own by its day. */
export async function newStop(db: Queryable, payer: number, { kind, from, until }: Told): Promise<void> {
  const over = until !== undefined && until !== null;
  const dated = over && kind === "own";
  const by = dated
    ? { dated, ended_by: "person", ended_by_user: await somebodyOf(db, payer) }
    : { ended_by: over ? "payment" : null };
  await db
    .insertInto("payer_stops")
    .values({
      payer_id: payer,
      kind,
      during: `[${instant(from)},${over ? instant(until) : ""})`,
      ...by,
    })
    .execute();
}

/** Somebody who acts for the payer. */
async function somebodyOf(db: Queryable, payer: number): Promise<number> {
  const { user_id } = await db
    .selectFrom("payer_people")
    .select("user_id")
    .where("payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  if (user_id === null) throw new Error("a payer who is nobody");
  return user_id;
}

/** The kinds of a payer's current stops. */
export async function stopsNow(db: Queryable, payer: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payer_stops")
    .select("kind")
    .where("payer_id", "=", payer)
    .where("ended_by", "is", null)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/** What ended each stop of a payer; null: still running. */
export async function stopsEndedBy(db: Queryable, payer: number): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("payer_stops")
    .select("ended_by")
    .where("payer_id", "=", payer)
    .orderBy("id")
    .execute();
  return rows.map(({ ended_by }) => ended_by);
}

// Stops in the charged months: every act is applied to the database and to the reference.

type Stopping = { db: Db; life: Life; seen: Map<string, number> };
const note = ({ seen }: Stopping, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
const isOpen = (kind: StopFact["kind"]) => (each: StopFact) => each.kind === kind && each.until === null;

const stopsOf = ({ life }: Stopping, payer: number) =>
  life.payers.find(({ id }) => id === payer)?.stops ?? [];

function changeStops({ life }: Stopping, payer: number, to: (stops: readonly StopFact[]) => StopFact[]) {
  life.payers = life.payers.map((each) => (each.id === payer ? { ...each, stops: to(each.stops) } : each));
}

export function stopped(books: Stopping, payer: number, kind: StopFact["kind"], now: Date): void {
  note(books, kind);
  if (stopsOf(books, payer).some(isOpen(kind))) return;
  changeStops(books, payer, (stops) => [...stops, { kind, from: now, until: null }]);
}

export function wentOn(books: Stopping, payer: number, kind: StopFact["kind"], now: Date): void {
  changeStops(books, payer, (stops) =>
    stops.map((each) => (isOpen(kind)(each) ? { ...each, until: now } : each)),
  );
}

/** Some resume: after a pause by themselves, after a dispute by an admin. */
export async function liveOn(books: Stopping, theirs: readonly Fate[], now: Date): Promise<void> {
  const { db, life } = books;
  for (const [index, payer] of life.cast.payers.entries()) {
    if (theirs[index]?.goesOn !== true) continue;
    const { user_id: userId } = await db
      .selectFrom("payers")
      .select("user_id")
      .where("id", "=", payer)
      .executeTakeFirstOrThrow();
    if (userId === null) throw new Error("a payer who is nobody");
    for (const [kind, by] of [
      ["pause", "person"],
      ["dispute", "admin"],
    ] as const) {
      const ended = await endStop(db, payer, kind, { by, userId }, now);
      if (ended !== stopsOf(books, payer).some(isOpen(kind)))
        throw new Error(`a ${kind} that only one side knows of`);
      if (ended) note(books, `${kind} ended`);
      wentOn(books, payer, kind, now);
    }
  }
}
