import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminImprint } from "@kalivo/contract/routes/own/admin/imprint.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// The admin's desk: what the imprint says of the association.

const AN_ADMIN = toldTo({ ...SAID, admin: true, may_administer: true });
const NUMBER = "0123.456.749";
const UNSAID: AdminImprint = {
  name: "Ons Huis vzw",
  mail: "info@onshuis.example",
  address: null,
  enterprise_number: null,
  fixed: [],
};
const openImprint = (imprint: AdminImprint, saved = imprint) =>
  openApp("/admin?part=imprint", {
    as: AN_ADMIN,
    answers: [answered("GET", api.readImprint, imprint), answered("POST", api.saveImprint, saved)],
  });

test("an admin says where the association is, and its page shows it", async () => {
  const address = "Kerkstraat 1, 9000 Gent";
  const page = await openImprint(UNSAID, { ...UNSAID, address });
  await page.isTitled("Imprint");
  await page.says("Not given yet");
  await page.press("Edit");
  const sheet = await page.sheet("Imprint");
  await sheet.fill(/^Address/, address);
  await sheet.press("Save");
  await eventually(() =>
    expect(page.asked("POST", api.saveImprint).map(({ data }) => data)).toEqual([{ address }]),
  );
  await page.says(address);
  expect((await page.find("link", /^Open the imprint/)).getAttribute("href")).toMatch(
    /\/legal\/imprint\?lang=en$/,
  );
});

test("what was given is not emptied", async () => {
  const page = await openImprint({ ...UNSAID, enterprise_number: NUMBER });
  await page.press("Edit");
  const sheet = await page.sheet("Imprint");
  await page.user.clear(await sheet.field(/^Enterprise number/));
  await sheet.press("Save");
  await eventually(() => expect(sheet.part.querySelectorAll("[aria-invalid=true]")).toHaveLength(1));
  expect(page.asked("POST", api.saveImprint)).toEqual([]);
});

test("what the server's settings say is shown, and not changed here", async () => {
  const one = await openImprint({ ...UNSAID, enterprise_number: NUMBER, fixed: ["enterprise_number"] });
  await one.says(NUMBER);
  await one.says(/^From the server's settings: Enterprise number\./);
  await one.press("Edit");
  const sheet = await one.sheet("Imprint");
  expect(Array.from(sheet.part.querySelectorAll("input"), ({ name, id }) => name || id)).toHaveLength(1);
});
