import { clocksToLook, openToLook, whereDatabaseIs } from "../compose/look.ts";
import type { Config } from "../config/config.ts";
import { foundNoRoom } from "../db/error-code.ts";
import { createLog } from "../log.ts";
import { fail, type Finding } from "../features/operation/finding.ts";
import { judgeFacts } from "../features/operation/judge-facts.ts";
import { factsReader } from "../features/operation/read-facts.ts";
import { checkDisk } from "./doctor/machine-checks.ts";
import { tellFindings } from "./findings.ts";
import { UsageError, type Command } from "./usage.ts";

export const status: Command = {
  name: "status",
  arguments: "[--json]",
  summary: "Says how the product does: workers, rounds, mails, alarms, charges, books.",
  help: "Starts, migrates and writes nothing. The first line and the exit code are for monitors: 0 ok, 1 warning,\n2 critical (docs/operate/alarms.md).",
  run: async (config, args) => {
    if (args.some((arg) => arg !== "--json")) throw new UsageError("kalivo status takes --json only.");
    const findings = [...(await look(config)), ...(await checkDisk(config))];
    return tellFindings("KALIVO", findings, args.includes("--json"));
  },
};

async function look(config: Config): Promise<Finding[]> {
  const at = whereDatabaseIs(config);
  if (at === null)
    return [fail("database", "the built-in one does not run", "start the product, or set DATABASE_URL")];
  const { db, close } = openToLook(at);
  try {
    const clocks = await clocksToLook(config, db).catch((error: unknown) => ({ error }));
    if ("error" in clocks) return judgeFacts(foundNoRoom(clocks.error) ? { disk_full: true } : {}, NEVER);
    const { real, product } = clocks;
    const facts = await factsReader({
      db,
      clock: product,
      log: createLog({ ...config, logLevel: "silent" }),
    })();
    return judgeFacts(facts, { real: real.now(), product: product.now() });
  } finally {
    await close();
  }
}

/** Without any fact no time is compared. */
const NEVER = { real: new Date(0), product: new Date(0) };
