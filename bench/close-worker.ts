import { openDatabase } from "../server/src/db/client.ts";
import { closeMonth } from "../server/src/features/billing/close/close-month.ts";

// One process that closes a month when it is told to, as a worker does, and says in how many milliseconds.

const [connectionString = "", month = "", now = ""] = process.argv.slice(2);
const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
process.on("disconnect", () => process.exit(1));
process.once("message", () => {
  void work();
});
process.send?.("ready");

async function work() {
  const began = performance.now();
  const outcome = await closeMonth(db, Number(month), new Date(now));
  const ms = performance.now() - began;
  if (outcome.kind !== "closed") throw new Error(`the close answered ${outcome.kind}`);
  await close();
  process.send?.(ms, () => process.exit(0));
}
