import * as api from "@kalivo/contract/api-paths.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { FOREST } from "./support/world.ts";

// Kalivo among the organisations, and what it costs (rule 75).

const KALIVO = { ...FOREST, id: 9, name: "Kalivo", is_association: true };
const DETAIL_OF_KALIVO = {
  ...KALIVO,
  long_description: "Nobody is paid here.",
  result: null,
  result_picture: null,
  donations: [],
};
const DETAIL = answered("GET", api.readOrganisation, DETAIL_OF_KALIVO);
const COSTS = {
  organisation: { id: 9, name: "Kalivo" },
  year: 2026,
  lines: [
    { id: 1, what: "Server", paid_to: "A host", yearly_in_euros: 168 },
    { id: 2, what: "Domain name", paid_to: "A registry", yearly_in_euros: 12 },
  ],
  total_in_euros: 180,
  kept_in_euros: 41.5,
};

test("its page says that it is us, what it costs, and how much of that was given", async () => {
  const page = await openApp("/organisation/9", {
    as: A_MEMBER,
    answers: [DETAIL, answered("GET", api.readCosts, COSTS)],
  });
  await page.isTitled("Kalivo");
  await page.says("This is us: what is given here pays for what Kalivo costs.");
  for (const said of ["Server", "A host", "168,00 €", "Domain name", "12,00 €"]) await page.says(said);
  await page.says("Together, a year: 180,00 €");
  await page.says("Given for this in 2026: 41,50 € of 180,00 €.");
});

test("while nothing was raised for it, its page says no sum and counts nobody", async () => {
  const unpaid = { ...DETAIL_OF_KALIVO, donations_sum_total_in_euros: 0, users_count: 1 };
  const page = await openApp("/organisation/9", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, unpaid), answered("GET", api.readCosts, COSTS)],
  });
  await page.says("This is us: what is given here pays for what Kalivo costs.");
  expect(document.body.textContent).not.toContain("Chosen by 1 burner");
});

test("with few who gave the sum is not said", async () => {
  const few = answered("GET", api.readCosts, { ...COSTS, kept_in_euros: null });
  const page = await openApp("/organisation/9", { as: A_MEMBER, answers: [DETAIL, few] });
  await page.says("We say how much was given for this once five people did.");
});

test("without lines the page says that they come", async () => {
  const none = { ...COSTS, lines: [], total_in_euros: 0 };
  const page = await openApp("/organisation/9", {
    as: A_MEMBER,
    answers: [DETAIL, answered("GET", api.readCosts, none)],
  });
  await page.says("We are still writing the list. Once it is ready, you can read it here.");
});

test("whoever chooses reads on its card that it is us; no other organisation says that", async () => {
  const list = answered("GET", api.listOrganisations, [FOREST, KALIVO]);
  const page = await openApp("/user/organisation", { as: A_MEMBER, answers: [list] });
  await page.says("This is us: what is given here pays for what Kalivo costs.");
  const says = Array.from(document.querySelectorAll("label"), ({ textContent }) => textContent);
  await eventually(() => expect(says.filter((text) => text?.includes("This is us"))).toHaveLength(1));
});
