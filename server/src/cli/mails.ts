import { z } from "zod";
import { sendTestMail } from "../compose/test-mail.ts";
import { MAX_TRIES } from "../features/mail/deliver-outbox.ts";
import { sendAllAgain } from "../features/mail/mail.queries.ts";
import { UsageError, type Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;

const retry: Command = {
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

const test: Command = {
  name: "mail test",
  arguments: "<address>",
  summary: "Sends one mail through the mail server, now and past the outbox.",
  help: "Tries SMTP_URL and MAIL_FROM as a real mail would. Exits 1 with the server's words when it is refused.\nWhether it arrives, and not as spam, is seen in the mailbox alone.",
  run: async (config, args) => {
    const [to, ...rest] = args;
    if (to === undefined || rest.length > 0 || !z.email().safeParse(to).success)
      throw new UsageError("kalivo mail test takes one mail address.");
    if (config.smtpUrl === null) throw new UsageError("SMTP_URL is not set: there is no server to try.");
    await sendTestMail(config, to);
    console.log(`${new URL(config.smtpUrl).hostname} has taken a mail to ${to}.`);
    return 0;
  },
};

export const MAIL_COMMANDS: readonly Command[] = [retry, test];
