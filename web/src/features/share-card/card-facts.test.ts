import { describe, expect, test } from "vitest";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { screens } from "@kalivo/words/en/screens.ts";
import { cardFacts, type Moment, type Sharer } from "./card-facts.ts";

const privacy = {
  pseudo: null,
  public: true,
  funds_raised: true,
  calories_burned: true,
  backers_count: true,
  backers_detail: true,
  organisations: true,
  burners_count: true,
  burners_detail: true,
  donations: true,
  newsletter: false,
  new_donor: true,
  reminder_sync: true,
  month_recap: true,
};
const me: Sharer = {
  id: 7,
  first_name: "Amélie",
  last_name: "Laurent",
  privacy,
  organisations: [
    { id: 1, name: "Forest Return", logo: { url: "/forest.png" }, logo_gray: null },
    { id: 2, name: "Blue Shore", logo: null, logo_gray: null },
  ],
};
const workout: Workout = {
  id: 3,
  type: "running",
  title: "With my doctor",
  kcal: 660,
  duration: 60,
  km: 10,
  minutes: 60,
  start_date: "2026-11-05T09:00:00.000Z",
  source: "manual",
  source_id: null,
  consumed: false,
  open: true,
  end_date: "2026-11-05T10:00:00.000Z",
  legal_appending: null,
  status: "ok",
  reason: null,
  reason_code: null,
  same_effort_as: null,
  question: null,
  answer: null,
  kcal_net: 660,
  kcal_reported: null,
  basis: "computed",
  kg_used: 60,
  kg_assumed: false,
  synced: false,
  given_in_euros: 1.32,
  source_url: null,
};
const run = { kind: "workout", workout } satisfies Moment;
const month = { kind: "month", month: "2026-11", kcal: 1240, euros: 2.48, over: false } satisfies Moment;
const screen = { text: screens, language: "en" as const, linkOf: ({ id }: Sharer) => `/join/${id}` };
const facts = (settings: Partial<Sharer["privacy"]> = {}, moment: Moment = run) =>
  cardFacts({ ...me, privacy: { ...privacy, ...settings } }, moment, screen);
const plainly = (said: string | null) => said?.replaceAll(/\s/gu, " ");

test("a card says what was burned, what donors give, for whom, and by whom; the workout's own title stays out", () => {
  expect(facts()).toMatchObject({
    figure: "660",
    what: "Running",
    when: "05/11/2026",
    name: "Amélie Laurent",
    link: "/join/7",
    organisations: [
      { name: "Forest Return", logo: "/forest.png" },
      { name: "Blue Shore", logo: null },
    ],
  });
  expect(plainly(facts().donors)).toBe("My donors give about 1,32 €");
  expect(plainly(facts().alt)).toBe(
    "660 calories burned: Running · 05/11/2026. My donors give about 1,32 €. For Forest Return and Blue Shore. With a QR code that leads to my page.",
  );
  expect(JSON.stringify(facts())).not.toContain("doctor");
  expect(plainly(facts({}, month).donors)).toBe("My donors give about 2,48 €");
  expect(facts({}, month).what).toBe("November 2026, so far");
});

test("the day on a card is the one its workout stands at in the list, that of its end", () => {
  const overMidnight = {
    ...workout,
    start_date: "2026-11-05T22:30:00.000Z",
    end_date: "2026-11-05T23:30:00.000Z",
  };
  expect(facts({}, { kind: "workout", workout: overMidnight }).when).toBe("06/11/2026");
});

describe("what is hidden from others is not on a card that goes to everybody", () => {
  test("amounts, when funds raised are hidden", () => {
    for (const moment of [run, month]) {
      expect(facts({ funds_raised: false }, moment).donors).toBeNull();
      expect(facts({ funds_raised: false }, moment).alt).not.toContain("€");
    }
  });
  test("calories, when they are hidden: then what was done is the headline", () => {
    const hidden = facts({ calories_burned: false });
    expect([hidden.figure, hidden.what]).toEqual([null, "Running"]);
    expect(hidden.alt).not.toContain("660");
  });
  test("organisations, when they are hidden", () => {
    expect(facts({ organisations: false })).toMatchObject({ organisations: [] });
    expect(facts({ organisations: false }).alt).not.toContain("Forest");
  });
  test("name, link and code of who is not public", () => {
    const hidden = facts({ public: false });
    expect([hidden.name, hidden.link]).toEqual([null, null]);
    expect(hidden.alt).not.toContain("QR");
  });
  test("the name behind a pseudonym", () => {
    expect(facts({ pseudo: "Amé L." }).name).toBe("Amé L.");
  });
});

test("where nobody gives, or what was given is settled, there is no amount", () => {
  const unpaid = { ...workout, given_in_euros: 0 };
  expect(facts({}, { kind: "workout", workout: unpaid }).donors).toBeNull();
});
