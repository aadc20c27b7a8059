import * as api from "@kalivo/contract/api-paths.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered, lost } from "./support/answers.ts";
import { openApp, type Page } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { AMELIE, FOREST } from "./support/world.ts";

// One search over everything, and the filters of the list of burners (rule 71).

const NOTHING = {
  people: { first: [], burners: 0, donors: 0 },
  teams: { first: [], total: 0 },
  organisations: { first: [], total: 0 },
};
const FOUND = {
  ...NOTHING,
  people: { first: [AMELIE], burners: 12, donors: 0 },
  organisations: { first: [FOREST], total: 1 },
};
const EVERYTHING = "Find people, teams, organisations";

async function openSearch(page: Page) {
  await page.press(EVERYTHING);
  await page.find("button", "Close search");
}

test("one search finds people and organisations, and leads to each list with the words kept", async () => {
  const page = await openApp("/community", {
    as: A_MEMBER,
    answers: [answered("GET", api.searchEverything, FOUND)],
  });
  await openSearch(page);
  const field = await page.field(EVERYTHING);
  await eventually(() => expect(document.activeElement).toBe(field));
  await page.fill(EVERYTHING, "am");
  await page.find("heading", "People");
  await page.find("link", /^Amélie Laurent/);
  await page.find("link", "See 1 organisation");
  expect(page.asked("GET", api.searchEverything).map(({ data }) => data["query"])).toContain("am");
  expect(location.search).toBe("?query=am");
  await page.press("See 12 burners", "link");
  const search = await page.field("Search");
  expect(search).toHaveProperty("value", "am");
  await eventually(() =>
    expect(page.asked("GET", api.listBurners).map(({ data }) => data["search"])).toContain("am"),
  );
});

test("a search that finds nothing says so, one that gets no answer can be tried again, and an empty one asks nothing", async () => {
  const page = await openApp("/community", {
    as: A_MEMBER,
    answers: [answered("GET", api.searchEverything, NOTHING)],
  });
  await openSearch(page);
  await page.fill(EVERYTHING, "zzz");
  await page.says("Try another spelling, or fewer letters.");
  page.answer(lost("GET", api.searchEverything));
  await page.fill(EVERYTHING, "yyy");
  await page.find("button", "Try again");
  await page.press("Close search");
  await page.find("tab", "Burners");
  expect(location.search).toBe("");
  expect(page.asked("GET", api.searchEverything).every(({ data }) => data["query"] !== "")).toBe(true);
});

test("the search over everything stands in place of the tabs, and closes by Escape and by Back", async () => {
  const page = await openApp("/community/teams", { as: A_MEMBER });
  await page.find("tab", "Teams");
  for (const way of ["Escape", "Back"]) {
    await openSearch(page);
    const field = await page.field(EVERYTHING);
    await eventually(() => expect(document.activeElement).toBe(field));
    expect(document.querySelector("[role=tab]")).toBeNull();
    expect(location.search).toBe("?query=");
    if (way === "Back") history.back();
    else await page.user.keyboard("[Escape]");
    await page.find("tab", "Teams");
    expect(location.pathname + location.search).toBe("/community/teams");
    const icon = await page.find("button", EVERYTHING);
    await eventually(() => expect(document.activeElement).toBe(icon));
  }
});

test("filters stand in the address, are asked for, and stay with the address", async () => {
  const page = await openApp("/community/burners?theme=nature&near=true&waiting=maybe", { as: A_MEMBER });
  expect(await page.find("checkbox", "Near my pace")).toHaveProperty("checked", true);
  expect(await page.find("checkbox", "Waits for a donor")).toHaveProperty("checked", false);
  await page.press("My teams", "checkbox");
  await eventually(() => expect(location.search).toBe("?theme=nature&near=true&teams=true"));
  await eventually(() =>
    expect(page.asked("GET", api.listBurners).at(-1)?.data).toMatchObject({
      theme: "nature",
      near: "true",
      teams: "true",
    }),
  );
  await page.press("Near my pace", "checkbox");
  await eventually(() => expect(location.search).toBe("?theme=nature&teams=true"));
});
