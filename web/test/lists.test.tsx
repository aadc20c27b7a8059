import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { AMELIE, SAID, TEN_CENTS } from "./support/world.ts";
import { expect, test, vi } from "vitest";
import { answered, held } from "./support/answers.ts";
import { fireEvent, waitFor } from "@testing-library/dom";
import { openApp } from "./support/render-app.tsx";

// Home and Community: lists, explainers, search (specification §2.5, §2.7).

const numbered = (n: number) => ({ ...AMELIE, id: 100 + n, first_name: `Giver${n}`, last_name: "Numbered" });
const DONORS = Array.from({ length: 21 }, (_, n) => numbered(n));
const POPULAR = {
  ...SAID,
  organisations: [],
  backers_count: 21,
  backers_with_pivot: DONORS.map((owner) => ({ owner_type: "user" as const, owner, pivot: TEN_CENTS })),
  payment_info: undefined,
};

const donors = () => document.querySelectorAll("a[href^='/user/1']");

test("Home shows 20 donors, then all", async () => {
  const page = await openApp("/", { as: toldTo(POPULAR) });
  await page.press("Burn", "tab");
  await waitFor(() => expect(donors()).toHaveLength(20));
  await page.press("Show all");
  await waitFor(() => expect(donors()).toHaveLength(21));
});

test("somebody without organisations and payments reads how both work", async () => {
  const page = await openApp("/", { as: toldTo(POPULAR) });
  await page.press("Burn", "tab");
  await page.find("heading", "How burning works");
  await page.press("Donate", "tab");
  await page.find("heading", "How micro donating works");
  await page.says("0,10 € per 100 calories gives about 6 euros monthly.");
});

test.each(["burner", "donor"] as const)("who has no profile as a %s is said to have none", async (kind) => {
  const nobody = { ...AMELIE, is_burner: false, is_donor: false, milestones: [], organisations: [] };
  const page = await openApp("/user/7", {
    as: A_MEMBER,
    answers: [answered("GET", api.readProfile, nobody)],
  });
  await page.standsBehind(new RegExp(`doesn't have a ${kind} profile set up for the moment`));
});

test("Community asks 250 ms after the last letter, once", async () => {
  const page = await openApp("/community/burners", { as: A_MEMBER });
  await page.find("link", /^Amélie Laurent/);
  const search = await page.field("Search");
  expect(search.getAttribute("placeholder")).toBe("Search");
  const asked = () => page.asked("GET", api.listBurners).filter(({ data }) => (data["search"] ?? "") !== "");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  search.focus();
  for (const typed of ["a", "am", "ame"]) {
    fireEvent.input(search, { target: { value: typed } });
    vi.advanceTimersByTime(240);
  }
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
  await waitFor(() => expect(asked().map(({ data }) => data["search"])).toEqual(["ame"]));
});

test.each([
  [
    "/community/burners",
    api.listBurners,
    "No profile is corresponding to your search (maybe their profile is not public?)",
  ],
  [
    "/community/donors",
    api.listDonors,
    "No profile is corresponding to your search (maybe their profile is not public?)",
  ],
  ["/community/teams", api.listTeams, "No team is corresponding to your search"],
] as const)("a search in %s that finds nobody says so", async (place, list, says) => {
  const page = await openApp(place, { as: A_MEMBER });
  page.answer(answered("GET", list, []));
  await page.fill("Search", "nobody is called like this");
  await page.says(says);
});

test("a list that is on its way is drawn grey, and says that it is busy", async () => {
  const list = held(answered("GET", api.listBurners, [AMELIE]));
  const page = await openApp("/community/burners", { as: A_MEMBER, answers: [list] });
  await waitFor(() =>
    expect(document.querySelector("[role=tabpanel]:not([inert]) [aria-busy=true]")).not.toBeNull(),
  );
  list.letGo();
  await page.find("link", /^Amélie Laurent/);
});
