import { realNow } from "../../compose/doctor.ts";
import { clocksToLook, openToLook, whereDatabaseIs } from "../../compose/look.ts";
import type { Config } from "../../config/config.ts";
import { keptKeys } from "../../crypto/secret-keys.queries.ts";
import { warn, type Finding } from "../../features/operation/finding.ts";
import { tellFindings } from "../findings.ts";
import { UsageError, type Command } from "../usage.ts";
import { checkAddress } from "./address-checks.ts";
import { runChecks, type Check } from "./check.ts";
import { checkDatabase } from "./database-checks.ts";
import { checkAssociation, checkKeys, checkMode, checkVariables } from "./installation-checks.ts";
import { checkBuild, checkFolders } from "./machine-checks.ts";
import { checkMailServer, checkPayments } from "./vendor-checks.ts";

export const doctor: Command = {
  name: "doctor",
  arguments: "[--json]",
  summary: "Tries everything around the product, and says what to mend.",
  help: "Database, schema, rights, clock, connections, mail server, payment provider, public address, proxy, build, folders.\nSends, starts and writes nothing, and prints no secret. Exit code: 0 ok, 1 warning, 2 something has to be mended\n(docs/operate/alarms.md).",
  run: async (config, args) => {
    if (args.some((arg) => arg !== "--json")) throw new UsageError("kalivo doctor takes --json only.");
    return tellFindings("KALIVO", await runChecks(checksOf(config)), args.includes("--json"));
  },
};

const checksOf = (config: Config): Check[] => [
  { name: "database", look: () => checkDatabase(config) },
  { name: "variables", look: async () => checkVariables(config) },
  { name: "secret keys", look: async () => checkKeys(config) },
  { name: "association", look: () => withDatabase(config, "association", checkAssociation) },
  { name: "mail server", look: () => checkMailServer(config) },
  { name: "payments", look: () => checkPayments(config) },
  { name: "payment mode", look: () => withDatabase(config, "payment mode", checkMode) },
  { name: "public address", look: async () => checkAddress(config, await proofOf(config)) },
  { name: "web build", look: checkBuild },
  { name: "folders", look: () => checkFolders(config) },
];

type Look = Parameters<typeof clocksToLook>[1];

async function withDatabase(
  config: Config,
  check: string,
  look: (config: Config, db: Look) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const at = whereDatabaseIs(config);
  const unknown = [warn(check, "not known without a database", "mend the database first")];
  if (at === null) return unknown;
  const { db, close } = openToLook(at);
  try {
    return await look(config, db).catch(() => unknown);
  } finally {
    await close();
  }
}

/** What proves to the server that the doctor is its own; without a database the machine's time and the variable's keys. */
async function proofOf(config: Config): Promise<{ keys: readonly string[]; now: Date }> {
  const at = whereDatabaseIs(config);
  const known = { keys: config.secretKeys ?? [], now: realNow() };
  if (at === null || !config.demo) return known;
  const { db, close } = openToLook(at);
  try {
    const { product } = await clocksToLook(config, db);
    return { keys: config.secretKeys ?? (await keptKeys(db)), now: product.now() };
  } catch {
    return known;
  } finally {
    await close();
  }
}
