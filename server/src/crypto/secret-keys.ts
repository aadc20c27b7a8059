import { ConfigError } from "../config/config-error.ts";
import type { Config } from "../config/config.ts";
import type { Queryable } from "../db/client.ts";
import { keepOne, keptKeys } from "./secret-keys.queries.ts";

/**
 * The operator's keys; in the demo without any the one in the database, generated at the first start. Newest first.
 * @throws ConfigError while production still depends on a key stored beside what it seals
 */
export async function loadSecretKeys(
  db: Queryable,
  { secretKeys, demo }: Pick<Config, "secretKeys" | "demo">,
): Promise<readonly string[]> {
  if (demo) return secretKeys ?? keepOne(db);
  if (secretKeys === null) throw new Error("production without SECRET_KEYS is refused by the configuration");
  const missing = (await keptKeys(db)).filter((key) => !secretKeys.includes(key));
  if (missing.length > 0)
    throw new ConfigError(
      "This database keeps a key that SECRET_KEYS does not have, and links and connections made with it would stop working: `npm run kalivo -- secret-keys` prints it, put it behind yours",
    );
  return secretKeys;
}
