import * as api from "@kalivo/contract/api-paths.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { keeping } from "./support/kept.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, A_NEWCOMER, NEWLY_REGISTERED, toldTo } from "./support/told.ts";
import { AMELIE, SAID } from "./support/world.ts";

// What one shows of oneself beside one's name, and where others see it (rule 61).

const WHY = "For my dad.\nAnd for the forest.";
const saved = (page: Awaited<ReturnType<typeof openApp>>) =>
  page.asked("POST", api.saveInformations).map(({ data }) => data);

test("why one moves is written in Settings, on two lines", async () => {
  const { as, keep } = keeping(SAID);
  const page = await openApp("/settings", {
    as,
    answers: [answered("POST", api.saveInformations, () => keep({ why_i_move: WHY }))],
  });
  const field = await page.field("Why I move");
  expect(field).toMatchObject({ tagName: "TEXTAREA", maxLength: 160, rows: 2 });
  await page.fill("Why I move", WHY);
  await page.press("Save");
  await page.says("Modifications saved !");
  expect(saved(page)).toEqual([{ why_i_move: WHY }]);
});

test("three lines are refused at the field before anything is sent", async () => {
  const page = await openApp("/settings", { as: A_MEMBER });
  await page.fill("Why I move", "one\ntwo\nthree");
  await page.press("Save");
  await page.says(/Write two lines at most/);
  expect(saved(page)).toEqual([]);
});

test("it stands on the card, on the profile and in the sheet that supports, whatever it looks like as text", async () => {
  const amelie = { ...AMELIE, why_i_move: "<b>Woods</b> https://kalivo.example" };
  const profile = { ...amelie, is_burner: true, is_donor: false, milestones: [], organisations: [] };
  const page = await openApp("/community/burners", {
    as: A_MEMBER,
    answers: [answered("GET", api.listBurners, [amelie]), answered("GET", api.readProfile, profile)],
  });
  await page.press(/^Amélie Laurent.*<b>Woods<\/b> https:\/\/kalivo\.example/, "link");
  await page.isTitled("Amélie Laurent");
  const said = await page.says(amelie.why_i_move);
  expect([said.tagName, said.childElementCount, said.dir, said.lang]).toEqual(["P", 0, "auto", ""]);
  await page.press("Support Amélie");
  await (await page.sheet("Support Amélie")).says(amelie.why_i_move);
});

test("a burner who says nothing of it yet is led to where it is written, on their own page alone", async () => {
  const own = { ...AMELIE, id: SAID.id, why_i_move: null, is_burner: true, is_donor: false, milestones: [] };
  const answers = [answered("GET", api.readProfile, { ...own, organisations: [] })];
  const page = await openApp(`/user/${SAID.id}`, { as: A_MEMBER, answers });
  const link = await page.find("link", "Say why you move");
  expect(link.getAttribute("href")).toBe("/settings");
});

test.each([
  ["burner", 1],
  ["donor", 0],
] as const)("the last step of a %s's registration offers it %s times", async (type, times) => {
  const newcomer = { ...NEWLY_REGISTERED, registration: { type, step: "last", wanted: null } } as const;
  const page = await openApp("/register/last", { as: type === "burner" ? A_NEWCOMER : toldTo(newcomer) });
  await page.isTitled("Almost there");
  await page.field(/Profile picture/);
  expect(document.querySelectorAll("textarea")).toHaveLength(times);
});

test.each([null, "1990-05-02"])("the last step asks for a birthday once: known is %s", async (birthday) => {
  const registration = { type: "donor", step: "last", wanted: null } as const;
  const page = await openApp("/register/last", {
    as: toldTo({ ...NEWLY_REGISTERED, birthday, registration }),
  });
  await page.isTitled("Almost there");
  await page.find("combobox", "Gender");
  expect(document.querySelectorAll("input[type=date]")).toHaveLength(birthday === null ? 1 : 0);
});

const PORTRAIT = /^\/pictures\/portraits\/1\/[0-9a-z]{12}\.svg$/u;
const shown = () => document.querySelector("label > span > img")?.getAttribute("src") ?? null;
const offered = () =>
  Array.from(document.querySelectorAll("fieldset label > img"), (image) => image.getAttribute("src") ?? "");

test("registration offers twelve drawn portraits and chooses none; one, another, twelve others or none are a tap away", async () => {
  const page = await openApp("/register/last", {
    as: A_NEWCOMER,
    answers: [
      answered("POST", api.saveInformations, { message: "saved" }),
      answered("POST", api.saveRegistration, { message: "saved" }),
    ],
  });
  await page.find("radio", "Portrait 1");
  const first = offered();
  expect([first.length, new Set(first).size, first.every((url) => PORTRAIT.test(url))]).toEqual([
    12,
    12,
    true,
  ]);
  expect(shown(), "nobody is given a face").toBeNull();
  await page.press("Portrait 3", "radio");
  expect(shown()).toBe(first[2]);
  await page.press("Other ones");
  expect(offered().filter((url) => first.includes(url))).toEqual([]);
  expect(shown()).toBe(first[2]);
  await page.press("No portrait", "radio");
  expect(shown()).toBeNull();
  await page.press("Portrait 12", "radio");
  const last = offered()[11] ?? "";
  await page.press("Finish");
  await eventually(() => expect(saved(page)).toMatchObject([{ portrait: last.slice(-16, -4) }]));
});

test("who chooses no portrait registers with initials", async () => {
  const page = await openApp("/register/last", {
    as: A_NEWCOMER,
    answers: [
      answered("POST", api.saveInformations, { message: "saved" }),
      answered("POST", api.saveRegistration, { message: "saved" }),
    ],
  });
  await page.find("radio", "Portrait 1");
  await page.press("Finish");
  await eventually(() => expect(saved(page)).toHaveLength(1));
  expect(Object.keys(saved(page)[0] ?? {})).not.toContain("portrait");
});

test("Settings offers portraits on request, keeps the chosen one, and goes back to initials", async () => {
  const { as, keep } = keeping(SAID);
  const seed = "abc123def456";
  const page = await openApp("/settings", {
    as,
    answers: [
      answered("POST", api.saveInformations, ({ data }) =>
        keep({ picture: "portrait" in data ? { url: `/pictures/portraits/1/${seed}.svg` } : null }),
      ),
    ],
  });
  await page.find("button", "Choose a drawn portrait");
  expect([offered(), shown()]).toEqual([[], null]);
  await page.press("Choose a drawn portrait");
  await page.press("Portrait 2", "radio");
  await page.press("Save");
  await page.says("Modifications saved !");
  expect(shown()).toBe(`/pictures/portraits/1/${seed}.svg`);
  await page.press("No portrait", "radio");
  await page.press("Save");
  await eventually(() =>
    expect(saved(page)).toMatchObject([{ portrait: expect.any(String) }, { remove_picture: "true" }]),
  );
});
