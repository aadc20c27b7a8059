import { sql } from "kysely";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";

export type StoredActivity = {
  id: string;
  athlete_id: string;
  document: string;
  start_at: Date;
  hidden: boolean;
};

const COLUMNS = ["id", "athlete_id", "document", "start_at", "hidden"] as const;

/** A new activity, or another version of one. */
export async function putActivity(
  db: Queryable,
  provider: Provider,
  activity: StoredActivity,
): Promise<void> {
  const { document, start_at, hidden } = activity;
  await db
    .insertInto("simulated.activities")
    .values({ provider, ...activity })
    .onConflict((conflict) =>
      conflict.columns(["provider", "id"]).doUpdateSet({ document, start_at, hidden }),
    )
    .execute();
}

export async function findActivity(
  db: Queryable,
  provider: Provider,
  id: string,
): Promise<StoredActivity | null> {
  const found = await db
    .selectFrom("simulated.activities")
    .select(COLUMNS)
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}

export async function deleteActivity(db: Queryable, provider: Provider, id: string): Promise<void> {
  await db.deleteFrom("simulated.activities").where("provider", "=", provider).where("id", "=", id).execute();
}

type Window = { athleteId: string; from: Date; to: Date; hiddenToo: boolean };

/** Oldest first. */
export async function activitiesOf(
  db: Queryable,
  provider: Provider,
  { athleteId, from, to, hiddenToo }: Window,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredActivity[]> {
  return db
    .selectFrom("simulated.activities")
    .select(COLUMNS)
    .where("provider", "=", provider)
    .where("athlete_id", "=", athleteId)
    .where("start_at", ">=", from)
    .where("start_at", "<=", to)
    .where((where) => where.or([where("hidden", "=", false), where.val(hiddenToo)]))
    .orderBy("start_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ListedActivity = StoredActivity & { name: string };

export async function recentActivities(
  db: Queryable,
  provider: Provider,
  limit: number,
): Promise<ListedActivity[]> {
  const { rows } = await sql<ListedActivity>`
    select c.id, c.athlete_id, c.document, c.start_at, c.hidden, a.name
    from simulated.activities c
    join simulated.athletes a on a.provider = c.provider and a.id = c.athlete_id
    where c.provider = ${provider}
    order by c.start_at desc, c.id
    limit ${limit}
  `.execute(db);
  return rows;
}
