import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";

export const FAULTS = ["rate_limited", "down", "inactive", "slow", "unsigned"] as const;
export type Fault = (typeof FAULTS)[number];

export async function faultsOf(db: Queryable, provider: Provider): Promise<string[]> {
  const rows = await db
    .selectFrom("simulated.faults")
    .select("kind")
    .where("provider", "=", provider)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function hasFault(db: Queryable, provider: Provider, kind: Fault): Promise<boolean> {
  return (await faultsOf(db, provider)).includes(kind);
}

/** On when it was off, off when it was on. */
export async function switchFault(db: Queryable, provider: Provider, kind: Fault): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("simulated.faults")
    .where("provider", "=", provider)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .insertInto("simulated.faults")
    .values({ provider, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Spans = { short: Date; day: Date };

/** Counts a request in both windows; how many there were in each, this one included. */
export async function countRequest(
  db: Queryable,
  provider: Provider,
  starts: Spans,
): Promise<{ short: number; day: number }> {
  const { rows } = await sql<{ span: "short" | "day"; used: number }>`
    insert into simulated.usage (provider, span, window_start, used)
    values (${provider}, 'short', ${starts.short}, 1), (${provider}, 'day', ${starts.day}, 1)
    on conflict (provider, span) do update
    set window_start = excluded.window_start,
      used = case when simulated.usage.window_start = excluded.window_start then simulated.usage.used + 1 else 1 end
    returning span, used
  `.execute(db);
  const of = (span: string) => rows.find((row) => row.span === span)?.used ?? 0;
  return { short: of("short"), day: of("day") };
}
