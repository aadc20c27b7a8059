import { sql } from "kysely";
import type { Queryable } from "#server/db/client.ts";

/** A copy that waits, or was refused, is no sign against the one it copies, which may have been deleted and sent again. */
const IS_NO_COPY = sql`(w.signal is null or w.review = 'accepted')`;

/** Those of these names (`file:…`, `strava:123`) that another person's workouts have as well. */
export async function findNamesOfOthers(
  db: Queryable,
  userId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const ids = names.map((name) => name.slice(name.indexOf(":") + 1));
  const { rows } = await sql<{ name: string }>`
    select distinct split_part(source, ':', 1) || ':' || provider_activity_id as name
    from workouts w
    where provider_activity_id = any(${ids}::text[])
      and user_id <> ${userId}
      and ${IS_NO_COPY}
  `.execute(db);
  return new Set(rows.map(({ name }) => name).filter((name) => names.includes(name)));
}

/** A recording's start and end, and the energy and distance its source stated; null: not stated. */
export type Figures = { place: number; start: Date; end: Date; kcal: number | null; km: number | null };

/** A track's metres differ slightly where its points were rounded. */
const SAME_WITHIN_KM = 0.01;

/**
 * The places of those that another person's recording, from any source, equals to the second: sources that pass one on drop
 * the fractions. Typed workouts are not compared.
 */
export async function findFiguresOfOthers(
  db: Queryable,
  userId: number,
  figures: readonly Figures[],
): Promise<ReadonlySet<number>> {
  if (figures.length === 0) return new Set();
  // Equal seconds match the index: for a time range the planner would compare all workouts with the same calories.
  const { rows } = await sql<{ place: number }>`
    select f.place
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
      as f (place integer, "start" timestamptz, "end" timestamptz, kcal integer, km numeric)
    where exists (
        select
        from workouts w
        where ${secondOf("w.start_utc")} = ${secondOf("f.start")}
          and ${secondOf("w.end_utc")} = ${secondOf("f.end")}
          and w.kcal_reported = f.kcal
          and w.kcal_reported > 0
          and w.trust <> 'manual'
          and w.user_id <> ${userId}
          and ${IS_NO_COPY}
      )
      or exists (
        select
        from workouts w
        where ${secondOf("w.start_utc")} = ${secondOf("f.start")}
          and ${secondOf("w.end_utc")} = ${secondOf("f.end")}
          and abs(w.km - f.km) <= ${SAME_WITHIN_KM}
          and w.km is not null
          and w.trust <> 'manual'
          and w.user_id <> ${userId}
          and ${IS_NO_COPY}
      )
  `.execute(db);
  return new Set(rows.map(({ place }) => place));
}

const secondOf = (column: string) => sql`date_trunc('second', ${sql.ref(column)} at time zone 'UTC')`;
