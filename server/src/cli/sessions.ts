import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";
import { endEverySignIn } from "../features/auth/auth.queries.ts";

export const sessions: Command = {
  name: "sessions end",
  arguments: "--all",
  summary: "Ends every sign-in of everybody.",
  help: "After a restore: sign-ins that were ended since the backup would stand again. People sign in anew.",
  run: (config, args) =>
    withProduct(config, async ({ services: { db, clock } }) => {
      if (args.length !== 1 || args[0] !== "--all")
        throw new UsageError("This signs everybody out. Say so: kalivo sessions end --all");
      console.log(`Sign-ins ended: ${await endEverySignIn(db, clock.now())}.`);
      return 0;
    }),
};
