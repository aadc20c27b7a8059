import { sql } from "kysely";
import { TWIN_SUSPICIONS } from "@kalivo/domain/efforts/twins.ts";
import type { Queryable } from "#server/db/client.ts";
import { isSettled, isTooLate } from "#server/db/settled.ts";
import { namedPerson, selectPage, type Page, type Slice } from "../page/page.queries.ts";

export type HeldState = "held" | "accepted" | "refused";

export type HeldWorkoutRow = {
  id: number;
  person: { id: number; name: string };
  type: string;
  source: string;
  status: string;
  settled: boolean;
  late: boolean;
  reason: string | null;
  end_utc: Date;
  received_at: Date;
  minutes: number | null;
  km: number | null;
  kcal: number;
  kg: number | null;
  review: "accepted" | "refused" | null;
  reviewed_by: { id: number; name: string } | null;
  reviewed_at: Date | null;
};

const COLUMNS = sql`
  w.id, ${namedPerson("w.user_id")} as person, w.type, w.source, w.status, ${sql.raw(isSettled("w"))} as settled, ${sql.raw(isTooLate("w"))} as late, w.reason, w.end_utc, w.received_at,
  w.minutes::float8 as minutes, w.km::float8 as km, coalesce(w.kcal_net, w.kcal_counted) as kcal,
  coalesce(w.kg_used, (select u.weight_kg from users u where u.id = w.user_id))::float8 as kg,
  w.review, ${namedPerson("w.reviewed_by")} as reviewed_by, w.reviewed_at`;

/** Excludes workouts that only their owner can resolve; includes those too old to be decided again. */
const HELD = sql`workouts w where w.status = 'held' and w.review is null and w.reason <> all(${[...TWIN_SUSPICIONS]}::text[])`;

/** How many wait for an admin, and since when the first. */
export async function heldWorkouts(db: Queryable): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(w.received_at) as since
    from ${HELD}
  `.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

export const selectHeldWorkouts = (
  db: Queryable,
  state: HeldState,
  slice: Slice,
): Promise<Page<HeldWorkoutRow>> =>
  selectPage(
    db,
    state === "held"
      ? { columns: COLUMNS, from: HELD, order: sql`w.received_at, w.id` }
      : {
          columns: COLUMNS,
          from: sql`workouts w where w.review = ${state}`,
          order: sql`w.reviewed_at desc, w.id desc`,
        },
    slice,
  );

export async function findReviewed(db: Queryable, id: number): Promise<HeldWorkoutRow | null> {
  const { rows } = await sql<HeldWorkoutRow>`select ${COLUMNS} from workouts w where w.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}
