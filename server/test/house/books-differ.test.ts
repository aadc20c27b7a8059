import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAYMENT_PROVIDERS } from "@kalivo/domain/payment-provider.ts";
import { accountTitle, checkTitles } from "../../src/features/billing/ledger/check.ts";

const runbook = readFileSync(join(import.meta.dirname, "../../../docs/runbook/books-differ.md"), "utf8");

/** The sentences of the first column: the beginning of a check's title, with "…" for words that are left out. */
const sentences = Array.from(runbook.matchAll(/^\| ([A-Z].*?) \|/gm), ([, cell = ""]) => cell)
  .slice(1)
  .flatMap((cell) => cell.split(" / "));
function begins(title: string, sentence: string): boolean {
  const parts = sentence.split(/ ?… ?/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join(".+")}`).test(title);
}

test("every check of the books has its one row in the runbook, and no row is of none", async () => {
  const titles = [...(await checkTitles()), ...PAYMENT_PROVIDERS.map(accountTitle)];
  expect(titles.length).toBeGreaterThan(20);
  const rows = (title: string) => sentences.filter((sentence) => begins(title, sentence)).length;
  expect(titles.filter((title) => rows(title) !== 1)).toEqual([]);
  expect(sentences.filter((sentence) => !titles.some((title) => begins(title, sentence)))).toEqual([]);
});
