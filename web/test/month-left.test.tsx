import * as api from "@kalivo/contract/api-paths.ts";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID, THOMAS } from "./support/world.ts";

// What is said of a month that its payer lowers or has back, and of what goes on after it.

const LINE: Statement["lines"][number] = {
  id: 9,
  month: "2026-02",
  burner: { id: THOMAS.id, name: "Thomas" },
  kcal: 3000,
  parts: [{ rate_in_cents_per_kcal: 0.1, kcal: 3000 }],
  cap_in_euros: null,
  computed_in_euros: 3,
  due_in_euros: 3,
  state: "pending",
  organisations: [],
};
const ANNOUNCED: Statement = {
  id: 51,
  month: "2026-02",
  team: null,
  state: "announced",
  total_in_euros: 3,
  returned_in_euros: 0,
  charge: {
    state: "notified",
    amount_in_euros: 3,
    fee_in_euros: null,
    notified_at: "2026-03-01T05:00:00Z",
    due_at: "2026-03-04T08:00:00Z",
    succeeded_at: null,
    method_label: "Visa •••• 4242",
    action_url: null,
    next_attempt_at: null,
    outcome_by: null,
  },
  carried_months: 0,
  scaled_to_euros: null,
  note: null,
  can_change: true,
  can_cancel: true,
  refunds: [],
  disputes: [],
  refund: { amount_in_euros: 0, until: null, obstacle: "not-paid" },
  try_obstacle: "not-failed",
  contact: "contact@kalivo.test",
  answers: [],
  lines: [LINE],
};
const { payment_info: INFO } = SAID;
if (INFO === undefined) throw new Error("Saïd pays");
const STOPPED = { ...SAID, payment_info: { ...INFO, burners_with_pivot: [] } };
const PAUSED = { ...SAID, payment_info: { ...INFO, paused_since: "2026-03-02T05:00:00Z" } };

const opened = async (month: Statement, as = SAID) =>
  openApp("/statements/51", { as: toldTo(as), answers: [answered("GET", api.readStatement, month)] });

test("a month lowered to less than is ever collected is said to cost nothing", async () => {
  const page = await opened(ANNOUNCED);
  const state = "waived" as const;
  const waived: Statement = {
    ...ANNOUNCED,
    state,
    total_in_euros: 0.3,
    can_change: false,
    can_cancel: false,
    lines: [{ ...LINE, due_in_euros: 0.3, state }],
  };
  await page.press("Change this month");
  await page.press("Lower the amount for Thomas");
  const sheet = await page.sheet("Pay less for Thomas");
  await sheet.fill("New amount", "0,30");
  page.answer(answered("POST", api.changeStatement, waived), answered("GET", api.readStatement, waived));
  await sheet.press("Lower it");
  await page.says("What is left is too little to collect: you pay nothing for this month.");
  await page.says("not charged");
  expect(document.body.textContent).not.toMatch(/You pay 0,30/u);
});

const GOES_ON = "Your support continues next month.";
for (const [who, as, said] of [
  ["who goes on", SAID, GOES_ON],
  ["who has stopped", STOPPED, ""],
  ["who paused", PAUSED, ""],
] as const) {
  test(`${who} reads of next month only what is so, before a line is dropped`, async () => {
    const page = await opened(ANNOUNCED, as);
    await page.press("Change this month");
    await page.press("Drop Thomas");
    const question = await page.question();
    await question.says(`You pay nothing for this person this month. ${said}`.trim());
  });

  test(`${who} reads of next month only what is so, before a refund`, async () => {
    const paid: Statement = {
      ...ANNOUNCED,
      state: "charged",
      charge: ANNOUNCED.charge && {
        ...ANNOUNCED.charge,
        state: "succeeded",
        succeeded_at: "2026-03-04T08:00:00Z",
      },
      can_change: false,
      can_cancel: false,
      refund: { amount_in_euros: 3, until: "2026-05-03T08:00:00Z", obstacle: null },
      lines: [{ ...LINE, state: "charged" }],
    };
    const page = await opened(paid, as);
    await page.press("Ask for a refund");
    const sheet = await page.sheet(/^What is this/u);
    await sheet.says("Thomas: 3,00 €");
    expect(sheet.part.textContent.includes(GOES_ON)).toBe(said !== "");
  });
}
