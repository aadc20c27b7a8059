import { MAX_TRIES } from "../features/mail/deliver-outbox.ts";
import { sendAllAgain } from "../features/mail/mail.queries.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;

export const mails: Command = {
  name: "mails retry",
  arguments: "",
  summary: "Sends again what was given up.",
  help: `After a mail server that refused for long was mended: every mail given up in the last ${DAYS} days goes out again,\nwhere it still makes sense. The worker sends them.`,
  run: (config, args) =>
    withProduct(config, async ({ services: { db, clock } }) => {
      if (args.length > 0) throw new UsageError("kalivo mails retry takes nothing more.");
      const now = clock.now();
      const count = await sendAllAgain(db, new Date(now.getTime() - DAYS * DAY_MS), MAX_TRIES, now);
      console.log(`Mails that go out again: ${count}.`);
      return 0;
    }),
};
