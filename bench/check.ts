import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createLog } from "../server/src/log.ts";
import { openDatabase } from "../server/src/db/client.ts";
import { differencesOf } from "../server/src/features/billing/ledger/ledger.queries.ts";
import { releaseCharges } from "../server/src/features/billing/release/release-charges.ts";
import { paidCharges, PAID_AT } from "../server/test/support/paid-charge.ts";
import { makeCluster, run } from "./cluster.ts";

// How long the books take to be compared with themselves, check by check: so many charges of two lines and five shares,
// every second one released.

const CHARGES = Number(process.argv[2] ?? 2_000);
const CHECKS = join(import.meta.dirname, "../server/src/db/checks");
const DAY_MS = 86_400_000;

const cluster = await makeCluster("check");
const connectionString = cluster.connectionString("check");
const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
try {
  await paidCharges(db, CHARGES);
  await run(connectionString, [
    "update charges set release_at = release_at + interval '8 days' where id % 2 = 0",
    "vacuum analyze",
  ]);
  const released = new Date(PAID_AT.getTime() + 63 * DAY_MS);
  const log = createLog({ logLevel: "silent", logFormat: null });
  await releaseCharges({ db, log, clock: { now: () => released } });
  let whole = 0;
  for (const file of (await readdir(CHECKS)).toSorted()) {
    const text = await readFile(join(CHECKS, file), "utf8");
    const began = performance.now();
    const wrong = await differencesOf(db, text);
    const took = performance.now() - began;
    whole += took;
    console.log(`${file.padEnd(36)} ${took.toFixed(0).padStart(6)} ms, ${wrong.length} differences`);
  }
  console.log(`${CHARGES} charges: ${(whole / 1000).toFixed(2)} s`);
} finally {
  await close();
  await cluster.stop();
}
