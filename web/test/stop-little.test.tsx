import * as api from "@kalivo/contract/api-paths.ts";
import type { Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";

// What the sheet says of the rest, which the close charges from 0.50 € once nothing runs, and lets go below (rule 11).

const MONTH: Meter = {
  month: "2026-11",
  so_far_in_euros: 0.2,
  until: "2026-11-04",
  carried_in_euros: 0,
  limit_in_euros: 100,
  limited_by: "ceiling",
  stopped: false,
  forecast_in_euros: null,
  announced_at: "2026-12-01T05:00:00.000Z",
  charged_from: "2026-12-04T08:00:00.000Z",
  due: null,
};

const saidWith = async (month: Partial<Meter>) => {
  const answers = [answered("GET", api.readMeter, { ...MONTH, ...month })];
  const page = await openApp("/", { as: A_MEMBER, answers });
  await page.press("Pause or stop");
  const sheet = await page.sheet("Pause or stop");
  await sheet.says(/was raised up to 04\/11\/2026\./u);
  return document.body.textContent.replaceAll("\u00a0", " ");
};

const LET_GO = "If all of it is less than 0,50 €, we don't collect it.";

test("of little that is left the sheet promises no collection", async () => {
  const said = await saidWith({});
  expect(said).toContain("0,20 € was raised up to 04/11/2026. What is raised until now comes with it.");
  expect(said).toContain(LET_GO);
  expect(said).not.toContain("We collect it after the 1st");
});

test("with what earlier months left it is enough", async () => {
  const said = await saidWith({ carried_in_euros: 0.3 });
  expect(said).toContain("0,20 € was raised up to 04/11/2026. We collect it after the 1st");
  expect(said).not.toContain(LET_GO);
});
