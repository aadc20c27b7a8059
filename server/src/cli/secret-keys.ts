import { composeDatabase } from "../compose/database.ts";
import { createLog } from "../log.ts";
import { forgetKeys, keptKeys } from "../crypto/secret-keys.queries.ts";
import { UsageError, type Command } from "./usage.ts";

/** The way out for an installation whose key was made by the first start: into SECRET_KEYS, then out of the database. */
export const secretKeys: Command = {
  name: "secret-keys",
  arguments: "[--forget | --discard]",
  summary: "Prints the key an older start kept in the database, or takes it out.",
  help: `
  --forget   takes out what SECRET_KEYS has as well: from then on no backup holds the key
  --discard  takes out everything: links and connections made with a key you do not have stop working
Put what is printed behind your own key: SECRET_KEYS=<new>,<printed>. The first key signs and seals, all of them open.`,
  run: async (config, args) => {
    const [option, ...rest] = args;
    if (rest.length > 0 || (option !== undefined && option !== "--forget" && option !== "--discard"))
      throw new UsageError("kalivo secret-keys takes nothing, --forget or --discard");
    if (config.demo) throw new UsageError("A demo keeps its own key: SECRET_KEYS is for DEMO=0.");
    const { db, close } = await composeDatabase(config, createLog("warn"));
    try {
      const kept = await keptKeys(db);
      if (option === undefined) {
        console.log(kept.length === 0 ? "The database keeps no key." : kept.join(","));
        return 0;
      }
      const held = config.secretKeys ?? [];
      const going = option === "--discard" ? kept : kept.filter((key) => held.includes(key));
      await forgetKeys(db, going);
      const left = kept.length - going.length;
      console.log(`Taken out: ${going.length}. Left, because SECRET_KEYS does not have them: ${left}.`);
      return left === 0 ? 0 : 1;
    } finally {
      await close();
    }
  },
};
