import * as api from "@kalivo/contract/api-paths.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { DONE, keeping } from "./support/kept.ts";
import { openApp } from "./support/render-app.tsx";
import { FOREST, SAID, WATER } from "./support/world.ts";

// A choice of organisations that is changed on another device while the page stands open.

const A_LIST = answered("GET", api.listOrganisations, [FOREST, WATER]);
const DETAIL = { ...WATER, long_description: "", result: null, result_picture: null, donations: [] };
const ids = (...of: { id: number }[]) => of.map(({ id }) => String(id));

/** What a list of a form says under this name. */
const sent = (data: Readonly<Record<string, string>> | undefined, name: string) =>
  Object.entries(data ?? {}).flatMap(([key, value]) =>
    key === name || key.startsWith(`${name}[`) ? [value] : [],
  );
const bothOf = (data: Readonly<Record<string, string>> | undefined) => ({
  organisations: sent(data, "organisations"),
  before: sent(data, "before"),
});

test("an organisation's page sends what it was shown beside the list, and shows what is stored then", async () => {
  const me = keeping({ ...SAID, organisations: [] });
  const page = await openApp("/organisation/2", {
    as: me.as,
    answers: [
      answered("GET", api.readOrganisation, DETAIL),
      answered("POST", api.chooseOrganisations, () => me.keep({ organisations: [FOREST, WATER] })),
    ],
  });
  await page.press("Start supporting");
  await page.says("One of your organisations");
  const [made] = page.asked("POST", api.chooseOrganisations);
  expect(bothOf(made?.data)).toEqual({ organisations: ids(WATER), before: [""] });
});

test("the choice sends what it was shown, and a refusal is said above what is stored now", async () => {
  const me = keeping({ ...SAID, organisations: [FOREST, WATER] });
  const why = "None of them would be left.";
  const page = await openApp("/user/organisation", {
    as: me.as,
    answers: [A_LIST, refused("POST", api.chooseOrganisations, 409, why)],
  });
  await page.press(FOREST.name, "checkbox");
  me.keep({ organisations: [FOREST] }); // the phone took the other one out
  await page.press("Continue");
  await page.says(why);
  const [made] = page.asked("POST", api.chooseOrganisations);
  expect(bothOf(made?.data)).toEqual({ organisations: ids(WATER), before: ids(FOREST, WATER) });
  expect(await page.find("checkbox", FOREST.name)).toHaveProperty("checked", true);
  expect(await page.find("checkbox", WATER.name)).toHaveProperty("checked", false);
  page.answer(answered("POST", api.chooseOrganisations, DONE));
  await page.press(WATER.name, "checkbox");
  await page.press("Continue");
  await page.isAt("/");
  const again = page.asked("POST", api.chooseOrganisations).at(-1);
  expect(bothOf(again?.data)).toEqual({ organisations: ids(FOREST, WATER), before: ids(FOREST) });
});

test("the list of the excluded sends what it was shown", async () => {
  const { payment_info } = SAID;
  if (payment_info === undefined) throw new Error("Saïd pays");
  const me: User = { ...SAID, payment_info: { ...payment_info, blacklisted_organisations: [FOREST] } };
  const page = await openApp("/blacklist", {
    as: keeping(me).as,
    answers: [A_LIST, answered("POST", api.blacklistOrganisations, DONE)],
  });
  await page.press(FOREST.name, "checkbox");
  await page.press(WATER.name, "checkbox");
  await page.press("Blacklist 1 organisation");
  await page.isAt("/settings");
  const [made] = page.asked("POST", api.blacklistOrganisations);
  expect(bothOf(made?.data)).toEqual({ organisations: ids(WATER), before: ids(FOREST) });
});
