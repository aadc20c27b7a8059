import { expect, test } from "vitest";
import type { RaisedMonth } from "@kalivo/contract/routes/own/read-raised.ts";
import { raisedFor } from "./raised-for.ts";

const month = (amounts: Readonly<Record<number, number>>): RaisedMonth => ({
  month: "2026-10-01",
  raised_in_euros: 0,
  held_in_euros: 0,
  paid_on: null,
  on_its_way_in_euros: 0,
  waiting_in_euros: 0,
  not_funded_in_euros: 0,
  organisations: Object.entries(amounts).map(([id, amount_in_euros]) => ({
    id: Number(id),
    name: `Organisation ${id}`,
    amount_in_euros,
  })),
});

test("what one organisation was given is added up to the cent, whatever else was given", () => {
  expect(raisedFor([month({ 1: 0.1, 2: 5 }), month({ 1: 0.2 }), month({ 2: 1 })], 1)).toBe(0.3);
  expect(raisedFor([], 1)).toBe(0);
});
