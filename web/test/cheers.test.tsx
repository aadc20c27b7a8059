import * as api from "@kalivo/contract/api-paths.ts";
import type { Cheers } from "@kalivo/contract/routes/own/cheers.ts";
import type { OwnAnswer } from "@kalivo/contract/routes/own/answers.ts";
import type { Relay } from "@kalivo/contract/routes/own/read-relay.ts";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { NO_ANSWER, QUIET_WEEK, toldTo } from "./support/told.ts";
import { AMELIE, SAID, THOMAS, TRAIL_CREW } from "./support/world.ts";

// A tap on a week, a word on a month, and a week of a team (rules 68 to 70).

const GIVES = toldTo({ ...SAID, burners_count: 1 });
const BURNS = toldTo({ ...SAID, backers_count: 3 });
const face = ({ id, first_name, last_name }: typeof AMELIE) => ({
  id,
  name: `${first_name} ${last_name}`,
  picture: null,
});
const week = (some: Partial<Cheers>) => answered("GET", api.readCheers, { ...QUIET_WEEK, ...some });
const MOVED = { burner: face(AMELIE), kcal: 1_240, cheered: false };
const cheered = (cheered_: boolean, message: string) =>
  answered("POST", api.cheer, { cheered: cheered_, message });

test("one tap cheers somebody's week, and the same button takes it back", async () => {
  const page = await openApp("/", {
    as: GIVES,
    answers: [week({ given: [MOVED] }), cheered(true, "You cheered.")],
  });
  await page.says(/1\s240\skcal/u);
  await page.key(/Cheer/u);
  await page.focusIs(/^button "You cheered.*Amélie Laurent.*" pressed/u);
  expect(page.asked("POST", api.cheer).map(({ data }) => data)).toEqual([
    { week: QUIET_WEEK.week.from, cheer: "true" },
  ]);
  page.answer(cheered(true, "Your cheer was seen already, so it stays."));
  await page.press(/You cheered/u);
  await page.says("Your cheer was seen already, so it stays.");
  await page.find("button", /You cheered/u);
});

test("of last week three stand there, then all; what one gives this month, with pause and stop, stands above", async () => {
  const given = ["One", "Two", "Three", "Four"].map((last, index) => ({
    burner: { id: 50 + index, name: `Noor ${last}`, picture: null },
    kcal: 100,
    cheered: false,
  }));
  const page = await openApp("/", { as: GIVES, answers: [week({ given })] });
  await page.says("Noor Three");
  expect(document.body.textContent).not.toContain("Noor Four");
  const meter = await page.find("heading", /^So far in/u);
  const lastWeek = await page.find("heading", "Last week");
  expect(meter.compareDocumentPosition(lastWeek)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.press(/^Show all/u);
  await page.says("Noor Four");
});

test("somebody's week is cheered where they stand among those one supports, too", async () => {
  const moved = { burner: face(THOMAS), kcal: 1_240, cheered: false };
  const page = await openApp("/", {
    as: GIVES,
    answers: [week({ given: [moved] }), cheered(true, "You cheered.")],
  });
  await page.press("Donate", "tab");
  await page.says(/^Thomas burned 1\s240\skcal last week\.$/u);
  await page.press(/^Cheer/u);
  await page.find("button", /^You cheered/u);
  expect(page.asked("POST", api.cheer)).toHaveLength(1);
});

test("who hides their calories moved, and a week that is over is looked at again", async () => {
  const page = await openApp("/", {
    as: GIVES,
    answers: [
      week({ given: [{ ...MOVED, kcal: null }] }),
      refused("POST", api.cheer, 409, "A new week has begun."),
    ],
  });
  await page.says("moved");
  page.answer(week({}));
  await page.press(/Cheer/u);
  await page.says("A new week has begun.");
  await eventually(() => expect(document.body.textContent).not.toContain("Last week"));
});

test("who was cheered sees by whom, and how many more they were", async () => {
  const page = await openApp("/", {
    as: BURNS,
    answers: [week({ received: { count: 3, donors: [face(AMELIE), face(THOMAS)] } })],
  });
  await page.says("3 of your donors cheered your week");
  await page.says("Amélie Laurent, Thomas Dubois and 1 more");
});

const ASKED: OwnAnswer = {
  month: "2026-02",
  donors: 2,
  asked: true,
  answer: null,
  ready: [{ key: "thanks", text: "Thank you." }],
};

test("a burner is asked for a word, writes it, and may change it", async () => {
  const written = { ...ASKED, asked: false, answer: { ready: null, text: "Merci !", can_change: true } };
  const page = await openApp("/", {
    as: BURNS,
    answers: [answered("GET", api.readAnswer, ASKED), answered("POST", api.writeAnswer, written)],
  });
  await page.says("A word for your donors of February 2026");
  await page.press("Write to them");
  await page.choose(/^In my own words/u);
  await page.fill("Your words", " Merci ! ");
  await page.press("Send");
  await page.says("You wrote");
  expect(page.asked("POST", api.writeAnswer).map(({ data }) => data)).toEqual([
    { month: "2026-02", words: "Merci !" },
  ]);
  await page.find("button", "Change your words");
});

test("nobody is asked without a month, nor once it was fixed", async () => {
  const page = await openApp("/", {
    as: BURNS,
    answers: [answered("GET", api.readAnswer, NO_ANSWER)],
  });
  await eventually(() => expect(page.asked("GET", api.readAnswer).length).toBeGreaterThan(0));
  expect(document.body.textContent).not.toContain("A word for your donors");
});

const RELAY: Relay = {
  week: QUIET_WEEK.week,
  members: [
    { ...face(AMELIE), kcal: 2_000 },
    { id: SAID.id, name: "Saïd Amrani", picture: null, kcal: 0 },
  ],
  others: 1,
  kcal: 2_000,
  middle_kcal: 1_500,
};
const CREW: TeamDetail = {
  ...TRAIL_CREW,
  pivot: { is_admin: false },
  users: [],
  organisations: [],
  total_donated: 0,
};
const inTeam = (relay: Relay) => [answered("GET", api.readTeam, CREW), answered("GET", api.readRelay, relay)];

test("a team's week says who moved, that rest counts, a usual week and every part; hidden ones are in no figure", async () => {
  const page = await openApp("/team/1", { as: GIVES, answers: inTeam(RELAY) });
  await page.find("heading", "Last week together");
  await page.says("1 of 2 moved");
  await page.says("You rested. Rest counts too.");
  await page.says(/A usual week of yours: 1\s500\skcal/u);
  await page.says("One other keeps their calories to themselves: they are in no figure here.");
  (await page.says("Member by member")).click();
  await page.says("Amélie Laurent");
  await page.says("rest");
});

test.each([
  [{ is_admin: false }, "The team's first donation will show here"],
  [null, "Nothing to show yet"],
])(
  "before a team gave anything, %j reads of the team's first donation, not of their own",
  async (pivot, says) => {
    const answers = [...inTeam(RELAY), answered("GET", api.readTeam, { ...CREW, pivot })];
    const page = await openApp("/team/1", { as: GIVES, answers });
    await page.says(says);
  },
);

test("one's own part is said", async () => {
  const mine = { ...RELAY, members: RELAY.members.map((one) => ({ ...one, kcal: 1_240 })), kcal: 2_480 };
  const page = await openApp("/team/1", { as: GIVES, answers: inTeam(mine) });
  await page.says(/Your 1\s240\skcal are in it\./u);
});

test("a week in which everybody rested is one too", async () => {
  const rested = { ...RELAY, members: RELAY.members.map((one) => ({ ...one, kcal: 0 })), kcal: 0 };
  const page = await openApp("/team/1", { as: GIVES, answers: inTeam({ ...rested, middle_kcal: null }) });
  await page.says("Everybody rested last week. Rest counts too.");
});
