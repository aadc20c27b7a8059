import { checkBooks, checkProvider } from "../features/billing/ledger/check.ts";
import { table } from "./table.ts";
import type { Command } from "./usage.ts";
import { withProduct } from "./with-product.ts";

const SHOWN = 20;

const check: Command = {
  name: "ledger check",
  arguments: "",
  summary: "Compares the books with themselves and with the provider.",
  help: "Prints every check with its number of differences, then the differences. Exits 1 when there is any.",
  run: (config) =>
    withProduct(config, async ({ services: { db, payments } }) => {
      const checks = [
        ...(await checkBooks(db)),
        ...(payments === null ? [] : [await checkProvider(db, payments)]),
      ];
      const wrong = checks.filter(({ differences }) => differences.length > 0);
      console.log(
        table(
          ["check", "differences"],
          checks.map(({ title, differences }) => [title, `${differences.length}`]),
        ),
      );
      if (payments === null)
        console.log("\nNo payment provider is configured: its account was not compared.");
      for (const { title, differences } of wrong) {
        console.log(`\n${title}`);
        const rows = differences
          .slice(0, SHOWN)
          .map(({ subject, expected, found }) => [subject, expected, found]);
        console.log(table(["where", "expected", "found"], rows));
        if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`);
      }
      return wrong.length === 0 ? 0 : 1;
    }),
};

export const LEDGER_COMMANDS: readonly Command[] = [check];
