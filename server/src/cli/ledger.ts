import { parseArgs } from "node:util";
import { compareLedger } from "../features/billing/watch/compare-ledger.ts";
import { recoverPayments } from "../features/billing/watch/recover-payments.ts";
import { table } from "./table.ts";
import { UsageError, type Command } from "./usage.ts";
import { withJobs, withProduct } from "./with-product.ts";

const SHOWN = 20;
/** Not 1, with which any command fails: whoever watches tells wrong books from a check that could not run. */
const DIFFERENT = 3;

const check: Command = {
  name: "ledger check",
  arguments: "[--whole]",
  summary: "Compares the books with themselves and with the provider.",
  help: "A closed month that agreed, and a seal that held, is not compared again until something of it changes;\n--whole compares everything, which takes minutes for some hundred thousand people. Prints every check with its\nnumber of differences, then the differences. Exits 3 when there is any, 1 when the books or the provider's\naccount could not be compared.\nThe server does the same once a day, and everything once a week; both keep the result, which the admin dashboard shows.",
  run: (config, args) => {
    const { whole } = readCheckCall(args);
    return withJobs(config, async (services) => {
      const checks = await compareLedger(services, { whole });
      const wrong = checks.filter(({ differences }) => differences.length > 0);
      console.log(
        table(
          ["check", "differences"],
          checks.map(({ title, differences, failure }) => [
            title,
            failure === undefined ? `${differences.length}` : "not compared",
          ]),
        ),
      );
      if (services.payments === null)
        console.log("\nNo payment provider is configured: its account was not compared.");
      const failed = checks.filter(({ failure }) => failure !== undefined);
      for (const { title, failure } of failed) console.log(`\n${title}: not compared. ${failure}`);
      for (const { title, differences } of wrong) {
        console.log(`\n${title}`);
        const rows = differences
          .slice(0, SHOWN)
          .map(({ subject, expected, found }) => [subject, expected, found]);
        console.log(table(["where", "expected", "found"], rows));
        if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`);
      }
      if (wrong.length > 0) return DIFFERENT;
      return failed.length === 0 ? 0 : 1;
    });
  },
};

function readCheckCall(args: readonly string[]): { whole: boolean } {
  try {
    return parseArgs({ args: [...args], options: { whole: { type: "boolean", default: false } } }).values;
  } catch {
    throw new UsageError("ledger check knows --whole only.");
  }
}

const recover: Command = {
  name: "ledger recover",
  arguments: "",
  summary: "After a backup was put back: finds the payments made since.",
  help: "Looks at the provider for payments of charges that have none here, and takes them over, so that nobody is\ncharged twice. Run it before the worker starts again (docs/runbook/restore.md). Exits 1 when a payment\ndoes not fit its charge.",
  run: (config) =>
    withProduct(config, async ({ services }) => {
      const { payments } = services;
      if (payments === null) {
        console.log("No payment provider is configured: there is nothing to look at.");
        return 0;
      }
      const { looked, found, unclear } = await recoverPayments({ ...services, payments });
      console.log(`Charges without a payment here: ${looked}. Payments found at ${payments.id}: ${found}.`);
      if (unclear.length === 0) return 0;
      console.error(
        `These are at the provider with another sum or too early; look at them by hand: charge ${unclear.join(", ")}.`,
      );
      return 1;
    }),
};

export const LEDGER_COMMANDS: readonly Command[] = [check, recover];
