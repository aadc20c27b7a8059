import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { THE_BOOKS } from "./support/money-told.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";

// The open books, and where raised money is.

const booksWith = (at_bank_in_euros: number) =>
  openApp("/transparency", {
    answers: [
      answered("GET", api.readTransparency, {
        ...THE_BOOKS,
        standing: { ...THE_BOOKS.standing, at_bank_in_euros },
      }),
    ],
  });
const ADVANCED = /We advanced the difference/u;

test("the months say when their money is collected", async () => {
  const page = await booksWith(12.25);
  await page.says("We collect what was given in a month in the month after it.");
});

test("a bank below zero says what that means", async () => {
  const page = await booksWith(-12.25);
  await page.says("-12,25 €");
  await page.says(ADVANCED);
});

test("any other says nothing of it", async () => {
  const page = await booksWith(12.25);
  await page.says("12,25 €");
  expect(document.body.textContent).not.toMatch(ADVANCED);
});

test("what the association bears is said for what it is, and what went back twice beside the sum", async () => {
  const borne = { returned_in_euros: 24, losses_in_euros: 7.5, returned_twice_in_euros: 30.01 };
  const page = await openApp("/transparency", {
    answers: [
      answered("GET", api.readTransparency, { ...THE_BOOKS, total: { ...THE_BOOKS.total, ...borne } }),
    ],
  });
  await page.says("Paid by our association: fees of what went back, and what went back after two months");
  await page.says(/^Another 30,01.€ went back twice: we had refunded it, and a bank took it as well\./u);
});

test("raised money says that it waits, that it can be paid, or since when it is", async () => {
  const sums = { on_its_way_in_euros: 0, waiting_in_euros: 0, not_funded_in_euros: 0 };
  const organisations = [{ id: 1, name: "Forest Return", amount_in_euros: 12 }];
  const month = { ...sums, raised_in_euros: 12, held_in_euros: 0, paid_on: null, organisations };
  const page = await openApp("/raised", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.readRaised, [
        { ...month, month: "2026-03", held_in_euros: 12 },
        { ...month, month: "2026-02" },
        { ...month, month: "2026-01", paid_on: "2026-04-02" },
      ]),
    ],
  });
  await page.says(
    "12,00 € waits about two months, less the payment provider's fee, in case a bank reverses it.",
  );
  await page.says("Everything can now be paid to the organisations; a part may be there already.");
  await page.says("Paid to the organisations by 02/04/2026, less the payment provider's fee.");
});
