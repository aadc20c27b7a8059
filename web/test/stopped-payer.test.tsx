import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// What admins read of charges whose payer a dispute stops (rule 42): nothing is announced and nothing is taken.

const CHARGE = {
  state: "planned",
  amount_in_euros: 7,
  notified_at: null,
  due_at: null,
  next_attempt_at: null,
  succeeded_at: null,
  stopped_at: null,
  attempts: 0,
  at_provider: false,
  returned_in_euros: 0,
  went_back: null,
  refundable: false,
  last_code: null,
} as const satisfies AdminStatement["charge"];
const rowOf = (
  id: number,
  name: string,
  charge: Partial<NonNullable<AdminStatement["charge"]>>,
): AdminStatement => ({
  id,
  month: "2026-02",
  owner_type: "user",
  owner: { id, name },
  state: "open",
  total_in_euros: 7,
  carried_months: 0,
  people: 1,
  charge: { ...CHARGE, ...charge },
});
const STOPPED = { stopped_at: "2026-03-02T09:00:00.000Z" };
const ANNOUNCED = {
  state: "notified",
  notified_at: "2026-03-01T06:00:00.000Z",
  due_at: "2026-03-04T08:00:00.000Z",
} as const;
const FACTOR = { password: true, app: true, passkeys: 0, shown: true, recovery_codes_left: 10 };
const opened = () =>
  openApp("/admin?part=billing&show=all", {
    as: toldTo({ ...SAID, admin: true, may_administer: true }),
    answers: [
      answered("GET", api.readSecondFactor, FACTOR),
      answered("GET", api.listAllStatements, [
        rowOf(11, "Sam Claes", STOPPED),
        rowOf(12, "Sara Claes", { ...ANNOUNCED, ...STOPPED }),
        rowOf(13, "Una Peeters", {}),
        rowOf(14, "Ann Peeters", ANNOUNCED),
      ]),
    ],
  });

test("a charge that a dispute stops says so, since when, and where that is ended; it has no notice to send", async () => {
  const page = await opened();
  const rowWith = async (name: string) =>
    (await page.find("link", name)).closest("tr, li")?.textContent ?? "";
  for (const name of ["Sam Claes", "Sara Claes"]) {
    const said = await rowWith(name);
    expect(said).toContain("Payer stopped");
    expect(said).toContain("stopped by a dispute since 02/03/2026");
    expect(said).toContain("Let the payer continue: under Disputes");
    expect(said).not.toMatch(/Notice not accepted yet|Announced|due |Send the notice again/u);
  }
  expect(await rowWith("Una Peeters")).toMatch(/Notice not accepted yet/u);
  const ann = await rowWith("Ann Peeters");
  expect(ann).toContain("Send the notice again");
  expect(ann).not.toContain("stopped");
  const leads = await page.find("link", "Let the payer continue: under Disputes");
  expect(leads.getAttribute("href")).toBe("/admin?part=disputes");
});
