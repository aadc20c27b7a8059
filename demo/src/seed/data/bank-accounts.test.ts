import { parseIban } from "@kalivo/domain/money/iban.ts";
import { parseCommunication } from "@kalivo/domain/money/structured-communication.ts";
import { expect, test } from "vitest";
import { bankAccount } from "./bank-accounts.ts";
import { ORGANISATIONS } from "./organisations.ts";

test("the demo's accounts and communications are well formed, and no two are the same", () => {
  const accounts = ORGANISATIONS.map((_, index) => bankAccount(index));
  for (const { iban } of accounts) expect(parseIban(iban)).toEqual({ ok: true, value: iban });
  const said = accounts.flatMap(({ communication }) => communication ?? []);
  expect(said).toHaveLength(ORGANISATIONS.length / 2);
  for (const each of said) expect(parseCommunication(each)).toEqual({ ok: true, value: each });
  expect(new Set(accounts.map(({ iban }) => iban)).size).toBe(accounts.length);
});
