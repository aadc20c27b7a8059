import { removeEmbedded } from "../db/embedded.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

export const demoReset: Command = {
  name: "demo reset",
  arguments: "",
  summary: "Removes the demo's database: the next start fills a new one.",
  help: "Only the built-in database in DATA_DIR, only a demo's, and only while nothing runs on it.",
  run: async (config) => {
    if (config.databaseUrl !== null)
      throw new UsageError("DATABASE_URL names a database of its own: empty it by hand.");
    if (!config.demo) throw new UsageError("Only a demo is reset: DEMO=0 is set.");
    const removed = await removeEmbedded(config.dataDir, async () => {
      // Opening it as a demo refuses one that holds real people or an association (rule 41).
      await withProduct(config, async () => undefined);
    });
    console.log(removed ? "The demo is gone. The next start makes a new one." : "There is no demo here.");
    return 0;
  },
};
