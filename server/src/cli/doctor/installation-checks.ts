import { isLive, type Config } from "../../config/config.ts";
import { sayMisspelt } from "../../config/misspelt.ts";
import type { Db } from "../../db/client.ts";
import { notedMode } from "../../db/stripe-mode.ts";
import { fail, ok, warn, type Finding } from "../../features/operation/finding.ts";
import { readImprint } from "../../features/setup/association.ts";
import { hasAdmin, selectAssociation } from "../../features/setup/setup.queries.ts";

/** Names in the environment that nothing reads: what was meant to be set is not. */
export const checkVariables = ({ misspelt }: Config): readonly Finding[] =>
  misspelt.length === 0
    ? [ok("variables", "none is misspelt")]
    : misspelt.map((one) =>
        warn("variables", sayMisspelt(one), `set ${one.meant}, or take ${one.name} away`),
      );

/** Keys that sign and seal. */
export function checkKeys({ secretKeys, demo }: Config): readonly Finding[] {
  if (demo) return [ok("secret keys", secretKeys === null ? "the demo keeps its own" : "set")];
  return [ok("secret keys", `${secretKeys?.length ?? 0} set`)];
}

/** Who runs it: said in mails, receipts and the imprint. */
export async function checkAssociation(config: Config, db: Db): Promise<readonly Finding[]> {
  if (config.demo) return [ok("association", "a demo's")];
  const kept = await selectAssociation(db);
  if (kept === null) return [warn("association", "not known yet", "the first start asks: README")];
  const { address, number } = await readImprint(config, db);
  const missing = [
    ...(address === null ? ["ASSOCIATION_ADDRESS"] : []),
    ...(number === null ? ["ASSOCIATION_NUMBER"] : []),
    ...(config.associationIban === null ? ["ASSOCIATION_IBAN"] : []),
  ];
  return [
    missing.length === 0
      ? ok("association", kept.name)
      : warn("association", `${missing.join(", ")} not set`, "the imprint and payouts need them"),
    (await hasAdmin(db))
      ? ok("admin", "there is one")
      : fail("admin", "nobody is", "kalivo admin grant you@example.org"),
  ];
}

/** Which mode of Stripe the database is of, for ever, and whether the key is. */
export async function checkMode({ stripe }: Config, db: Db): Promise<readonly Finding[]> {
  if (stripe === null) return [];
  const given = nameOf(isLive(stripe.secretKey));
  const noted = await notedMode(db);
  if (noted === null) return [ok("payment mode", `${given}, from the next start on`)];
  const begun = nameOf(noted);
  if (begun === given) return [ok("payment mode", begun)];
  const found = `the database is of a ${begun} key, STRIPE_SECRET_KEY is a ${given} one`;
  const todo = `set a ${begun} key, or use another database: docs/runbook/stripe.md`;
  return [fail("payment mode", found, todo)];
}

const nameOf = (live: boolean) => (live ? "live" : "test");
