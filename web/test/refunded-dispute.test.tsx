import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminDispute } from "@kalivo/contract/shapes/admin-money-back.ts";
import { expect, test } from "vitest";
import { showMoney } from "../src/lib/format.ts";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// What admins read of disputes (rule 17): a small one is accepted by itself, one that was refunded before is theirs to decide.

const FACTOR = { password: true, app: true, passkeys: 0, shown: true, recovery_codes_left: 10 };
const disputeOf = (id: number, name: string, change: Partial<AdminDispute>): AdminDispute => ({
  id,
  state: "open",
  amount_in_euros: 7,
  opened_at: "2026-03-02T09:00:00.000Z",
  fee_in_euros: 20,
  refunded_in_euros: 0,
  reason: "fraudulent",
  provider_ref: `dp_${id}`,
  evidence_due: null,
  closed_at: null,
  to_decide: false,
  to_look: false,
  payer: {
    id,
    owner_type: "user",
    owner: { id, name },
    people: 1,
    blocked_at: null,
    waiting: { count: 0, amount_in_euros: 0 },
  },
  charge: {
    statement_id: id,
    month: "2026-02",
    amount_in_euros: 7,
    succeeded_at: "2026-03-01T09:00:00.000Z",
    method_label: null,
    released_at: null,
  },
  ...change,
});

test("a dispute of what was refunded says so, that accepting pays twice, and what to contest it with", async () => {
  const page = await openApp("/admin?part=disputes&show=all", {
    as: toldTo({ ...SAID, admin: true, may_administer: true }),
    answers: [
      answered("GET", api.readSecondFactor, FACTOR),
      answered("GET", api.listDisputes, [
        disputeOf(11, "Sam Claes", { to_decide: true, refunded_in_euros: 5 }),
        disputeOf(12, "Una Peeters", {}),
      ]),
    ],
  });
  const rowWith = async (name: string) =>
    (await page.find("link", name)).closest("tr, li")?.textContent ?? "";
  const refunded = await rowWith("Sam Claes");
  expect(refunded).toContain(`${showMoney(5)} of it was refunded already: accepting pays that twice.`);
  expect(refunded).toContain("Accept the dispute");
  expect(refunded).not.toContain("accepted automatically");
  const small = await rowWith("Una Peeters");
  expect(small).toContain("it is accepted automatically");
  expect(small).not.toContain("Accept the dispute");
  await page.press("Accept the dispute");
  await page.says(/of it already: the payer then gets that twice\. .+ stays with the bank of Sam Claes/u);
});
