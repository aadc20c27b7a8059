import { sql } from "kysely";
import type { Services } from "../services.ts";

/** Due step: deletes expired counters. Their time is the machine's, whatever the demo's clock says. */
export async function pruneRateLimits({ db }: Pick<Services, "db">): Promise<void> {
  await sql`
    delete from rate_limits
    where expire < extract(epoch from clock_timestamp()) * 1000
  `.execute(db);
}
