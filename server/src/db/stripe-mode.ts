import { sql } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { isLive, type StripeConfig } from "../config/config.ts";
import type { Queryable } from "./client.ts";

/**
 * A database is of one mode of Stripe for ever: that of the key of the first start with one. The other mode knows none of its
 * customers, and every collection would fail. Payers from before there was the note are of that mode, too.
 * @throws ConfigError when the key is of the other one
 */
export async function refuseOtherMode(db: Queryable, stripe: StripeConfig | null): Promise<void> {
  if (stripe === null) return;
  const live = isLive(stripe.secretKey);
  await sql`insert into stripe_mode (live) values (${live}) on conflict do nothing`.execute(db);
  if ((await notedMode(db)) === live) return;
  const [begun, given] = live ? ["test", "live"] : ["live", "test"];
  throw new ConfigError(
    `This database was begun with a ${begun} key of Stripe, whose payers a ${given} key does not know: set a ${begun} STRIPE_SECRET_KEY, or give DATABASE_URL or DATA_DIR an empty one`,
  );
}

/** Whether the noted mode is the live one; null: no start had a key yet. */
export async function notedMode(db: Queryable): Promise<boolean | null> {
  const { rows } = await sql<{ live: boolean }>`select live from stripe_mode`.execute(db);
  return rows[0]?.live ?? null;
}
