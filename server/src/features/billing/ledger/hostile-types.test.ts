import { expect, test } from "vitest";
import { useHostileHand } from "#server-test/support/hostile-hand.ts";
import { ACCOUNTS } from "./chart.ts";

// A session in which no guard ran yet, so that none knows its types: a careless hand makes types of the same names.

const hand = useHostileHand();

const account = (code: string) =>
  `(select id from accounts where code = '${code}' order by owner_id desc limit 1)`;

test("an organisation that would be overdrawn, behind a type of one's own", async () => {
  const { organisation } = hand.month;
  const blind = [
    "create type pg_temp.text as enum ('x')",
    "create function pg_temp.nothing(pg_catalog.text) returns pg_temp.text language sql immutable return null::pg_temp.text",
    "create cast (pg_catalog.text as pg_temp.text) with function pg_temp.nothing(pg_catalog.text) as assignment",
  ];
  const taking = [
    "insert into journals (key, kind, occurred_at, total_cents) values ('taken', 'fee', now(), 5000)",
    `insert into transfers (journal_id, debit_id, credit_id, amount_cents)
     select id, ${account("org_held")}, ${account("provider_clearing")}, 5000 from journals where key = 'taken'`,
  ];
  expect(await hand.refusal(...blind, ...taking)).toBe(`account org_held:${organisation} would be overdrawn`);
});

const opened = (code: string, normal: string, mayGoNegative: boolean) =>
  hand.refusal(
    `insert into accounts (code, owner_id, normal, may_go_negative) values ('${code}', 987, '${normal}', ${mayGoNegative})`,
  );

test("an account that is opened otherwise than the chart of accounts says", async () => {
  for (const { code, normal, mayGoNegative } of ACCOUNTS) {
    expect(await opened(code, normal, mayGoNegative)).toBe("nothing was refused");
    expect(await opened(code, normal, !mayGoNegative), code).toContain("accounts_as_the_chart");
    expect(await opened(code, normal === "D" ? "C" : "D", mayGoNegative), code).toContain(
      "accounts_as_the_chart",
    );
  }
  expect(await opened("mine", "C", true)).toContain("accounts_as_the_chart");
});
