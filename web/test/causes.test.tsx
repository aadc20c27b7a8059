import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { DONE } from "./support/kept.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { AMELIE, FOREST, SAID, TEN_CENTS, WATER } from "./support/world.ts";

// Organisations: themes, results, and how they are chosen (design §5.5).

const names = () =>
  Array.from(document.querySelectorAll("input[type=checkbox]"), (box) => box.getAttribute("aria-label"));

test("the choice has the chosen ones first, each with what it does, and is filtered by theme", async () => {
  const byTheme = answered("GET", api.listOrganisations, ({ data }) =>
    data["theme"] === "nature" ? [FOREST] : [FOREST, WATER],
  );
  const page = await openApp("/user/organisation", { as: A_MEMBER, answers: [byTheme] });
  await page.find("heading", "Chosen");
  await eventually(() => expect(names()).toEqual(["Forest Return", "Clear Water"]));
  await page.says("Cleans rivers.");
  await page.says("1 200,00 €");
  await page.press("Nature", "radio");
  await eventually(() =>
    expect(page.asked("GET", api.listOrganisations).at(-1)?.data["theme"]).toBe("nature"),
  );
  await page.press("Rights", "radio");
  await page.press("All", "radio");
  await eventually(() => expect(names()).toEqual(["Forest Return", "Clear Water"]));
});

test("an organisation's page says what it works for and what came of the money, with its picture", async () => {
  const detail = {
    ...FOREST,
    themes: ["nature", "youth"] as ("nature" | "youth")[],
    long_description: "Since 1998.",
    result: "In 2026: <b>4 000</b> young trees",
    result_picture: { url: "/pictures/trees.webp" },
    donations: [],
  };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, detail)],
  });
  await page.find("heading", "The organisation’s own result so far");
  expect((await page.says(detail.result)).childElementCount).toBe(0);
  expect(document.querySelector("figure img")?.getAttribute("src")).toBe("/pictures/trees.webp");
  await page.says("Nature");
  await page.says("Youth");
});

test("its page says how many chose it, and one's own is left by a quiet button at its foot", async () => {
  const detail = { ...FOREST, long_description: "", result: null, result_picture: null, donations: [] };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, detail), answered("POST", api.chooseOrganisations, DONE)],
  });
  await page.says("One of your organisations");
  await page.says("Chosen by 12 burners");
  const stop = await page.find("button", "Stop supporting");
  expect(stop.hasAttribute("data-asks")).toBe(false);
  page.answer(answered("GET", api.readMe, { ...SAID, organisations: [] }));
  await page.press("Stop supporting");
  await page.says("No longer one of your organisations");
  expect(document.activeElement?.textContent).toBe("No longer one of your organisations");
  page.answer(answered("GET", api.readMe, SAID));
  await page.press("Start supporting");
  await page.says("One of your organisations");
  expect(document.activeElement?.textContent).toBe("One of your organisations");
});

test("without a result its page has no empty place for one", async () => {
  const detail = {
    ...FOREST,
    themes: [],
    long_description: "",
    result: null,
    result_picture: null,
    donations: [],
  };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, detail)],
  });
  await page.isTitled("Forest Return");
  await page.says("Plants native trees.");
  expect([document.querySelector("figure"), document.querySelector("[aria-label=Themes]")]).toEqual([
    null,
    null,
  ]);
});

const LOGO = { url: "/pictures/forest.webp" };
const CAUSES = ["Warm Table", "Open Workshop", "Read to Me", "Blue Shore"].map((name, place) => ({
  id: 10 + place,
  name,
  logo: LOGO,
}));

test("whom somebody raises for stands on their card with logos, before anybody gives, and every name is heard", async () => {
  const amelie = { ...AMELIE, organisations: CAUSES, total_raised: 0, total_donated: 0, backers_count: 0 };
  const page = await openApp("/community/burners", {
    as: A_MEMBER,
    answers: [answered("GET", api.listBurners, [amelie])],
  });
  const card = await page.find("link", /^Amélie Laurent/);
  expect(card.querySelectorAll("img[src='/pictures/forest.webp']")).toHaveLength(4);
  expect(card.textContent).toContain("Raises for Warm Table, Open Workshop and 2 others");
  await page.find("link", /Raises for Warm Table, Open Workshop, Read to Me, Blue Shore$/);
  expect(card.textContent).not.toMatch(/0,00|0 donors/u);
});

test("a card of somebody who hides them names none", async () => {
  const { organisations: _hidden, ...hiding } = AMELIE;
  const page = await openApp("/community/burners", {
    as: A_MEMBER,
    answers: [answered("GET", api.listBurners, [hiding])],
  });
  const card = await page.find("link", /^Amélie Laurent/);
  expect(card.textContent).not.toContain("Raises for");
});

test("the sheet that supports somebody says where it goes", async () => {
  const amelie = { ...AMELIE, organisations: CAUSES.slice(0, 2) };
  const profile = {
    ...amelie,
    is_burner: true,
    is_donor: false,
    milestones: [],
    organisations: CAUSES.slice(0, 2).map((cause) => ({ ...cause, logo_gray: null })),
  };
  const page = await openApp("/user/7/back", {
    as: A_MEMBER,
    answers: [answered("GET", api.readProfile, profile)],
  });
  const sheet = await page.sheet("Support Amélie");
  await sheet.says("Raises for Warm Table, Open Workshop");
  await sheet.says("Paid to Kalivo asbl. Stop any time in two taps.");
});

test("the payment page says where it goes, beside whom one supports", async () => {
  const { payment_info } = SAID;
  if (payment_info === undefined) throw new Error("Saïd pays");
  const unpaid = {
    ...SAID,
    payment_info: {
      ...payment_info,
      is_active: false,
      method_state: "none" as const,
      burners_with_pivot: [{ ...AMELIE, organisations: CAUSES.slice(0, 2), pivot: TEN_CENTS }],
    },
  };
  const page = await openApp("/stripe", { as: toldTo(unpaid) });
  await page.says("Paid to Kalivo asbl. Stop any time in two taps.");
  await page.says("Raises for Warm Table, Open Workshop");
});

const AN_ADMIN: User = { ...SAID, admin: true, may_administer: true };
const AS_ADMINS_SEE_IT: AdminOrganisationDetail = {
  ...FOREST,
  long_description: "Since 1998.",
  result: null,
  result_picture: null,
  texts: {
    fr: { short_description: "Plante des arbres.", long_description: null, result: null },
    nl: { short_description: null, long_description: null, result: null },
    de: { short_description: null, long_description: null, result: null },
  },
  hidden_at: null,
  bank_account: null,
  iban_change_waiting: false,
  payable_in_euros: 0,
  held_in_euros: 0,
  contact_mail: null,
  contact_language: "en",
  confirmed: null,
  iban_changes: [],
};

test("an admin writes an organisation's texts in every language, its themes and its result", async () => {
  const page = await openApp("/admin?part=organisations&id=1", {
    as: toldTo(AN_ADMIN),
    answers: [
      answered("GET", api.readAnyOrganisation, AS_ADMINS_SEE_IT),
      answered("POST", api.saveOrganisation, AS_ADMINS_SEE_IT),
    ],
  });
  await page.press("Edit");
  const sheet = await page.sheet("Edit the organisation");
  await sheet.press("Youth", "checkbox");
  await sheet.press("Care", "checkbox");
  expect(await sheet.find("checkbox", "Rights")).toHaveProperty("disabled", true); // three already
  const results = await eventually(() => {
    const fields = Array.from(sheet.part.querySelectorAll<HTMLInputElement>("input[lang]"));
    expect(fields.map(({ lang }) => lang)).toEqual(["en", "en", "fr", "fr", "nl", "nl", "de", "de"]);
    return fields;
  });
  const [, , shortFr, , shortNl] = results;
  expect([shortFr?.value, shortNl?.value]).toEqual(["Plante des arbres.", ""]);
  if (shortNl === undefined) throw new Error("no field for Dutch");
  await page.user.click(shortNl);
  await page.user.paste("Plant bomen.");
  await sheet.press("Save");
  await eventually(() =>
    expect(page.asked("POST", api.saveOrganisation).map(({ data }) => data)).toEqual([
      {
        "themes[0]": "nature",
        "themes[1]": "youth",
        "themes[2]": "care",
        "texts[nl][short_description]": "Plant bomen.",
      },
    ]),
  );
});
