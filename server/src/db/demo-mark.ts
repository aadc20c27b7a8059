import { sql } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Queryable } from "./client.ts";

type Found = { marked: boolean; seeded: boolean; sandboxed: boolean; people: boolean; kept: boolean };

/**
 * A demo's database stays a demo's, and a real one real (rule 41). An empty database becomes a demo's by the first start
 * with `DEMO=1`. A demo from before the mark existed is recognised by its accounts or its test money.
 * @throws ConfigError when the database is of the other kind
 */
export async function refuseOtherKind(db: Queryable, demo: boolean): Promise<void> {
  const found = await look(db);
  const demos = found.marked || found.seeded || found.sandboxed;
  if (!demo && demos)
    throw new ConfigError(
      "This database is a demo's, with known passwords and test money, so DEMO=0 does not start on it: give DATABASE_URL or DATA_DIR an empty one",
    );
  if (!demo || found.marked) return;
  if (found.kept || (found.people && !demos))
    throw new ConfigError(
      "This database holds real people or an association, so DEMO=1 does not start on it: set DEMO=0, or give DATABASE_URL or DATA_DIR an empty one",
    );
  await sql`insert into demo_mark default values on conflict do nothing`.execute(db);
}

/** The addresses that a demo's world is known by; nobody real has one. */
export const DEMO_ADDRESSES = {
  burner: "burner@kalivo.example",
  donor: "donor@kalivo.example",
  both: "both@kalivo.example",
  admin: "admin@kalivo.example",
  secondAdmin: "person2@kalivo.example",
} as const;

async function look(db: Queryable): Promise<Found> {
  const { rows } = await sql<Found>`
    select
      exists (select from demo_mark) as marked,
      exists (select from users where email = any(${Object.values(DEMO_ADDRESSES)}::citext[])) as seeded,
      exists (select from payers where provider = 'sandbox')
        or exists (select from charges where provider = 'sandbox') as sandboxed,
      exists (select from users) as people,
      exists (select from association) as kept
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error("one row was asked for");
  return found;
}
