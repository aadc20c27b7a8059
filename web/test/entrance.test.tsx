import * as api from "@kalivo/contract/api-paths.ts";
import type { OrganisationLink } from "@kalivo/contract/routes/own/entrance.ts";
import type { Entrance, OwnProofPost } from "@kalivo/contract/shapes/proof-post.ts";
import { beforeEach, expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { FOREST } from "./support/world.ts";

// An organisation's own page behind its link (rule 65), and where its posts are read (rule 67).

const AT = "/for/WzE3OTY2.a-token-of-a-mail";
const LINK: OrganisationLink = {
  state: "open",
  organisation: "Forest Return",
  sent_to: "i•••@f•••.org",
  until: "2026-12-04T09:00:00.000Z",
  used_at: null,
};
const CAUSE = { id: 1, name: "Forest Return", logo: null };
const NO_TEXTS = { short_description: null, long_description: null, result: null };
const PAID: Entrance["payouts"][number] = {
  id: 7,
  paid_on: "2026-11-11",
  amount_in_euros: 84.2,
  months: { first: "2026-08", last: "2026-08" },
  came_back_on: null,
  post: null,
};
const PAGE: Entrance = {
  organisation: CAUSE,
  closes_at: "2026-11-20T21:00:00.000Z",
  confirmed: null,
  words: {
    en: { short_description: "Plants trees.", long_description: "Since 1998.", result: null },
    fr: NO_TEXTS,
    nl: NO_TEXTS,
    de: NO_TEXTS,
  },
  account: { holder: "Forest Return vzw", iban: "•••• 7034" },
  change: null,
  payouts: [PAID],
};

beforeEach(() => sessionStorage.clear());

test("the link says for whom it is, and opens the page only once somebody presses", async () => {
  const page = await openApp(AT, {
    answers: [
      answered("POST", api.lookAtOrganisationLink, LINK),
      answered("POST", api.openOrganisationLink, { key: "k".repeat(43), closes_at: PAGE.closes_at }),
      answered("POST", api.readEntrance, PAGE),
    ],
  });
  await page.isTitled("Forest Return");
  await page.says(/The link was sent to i•••@f•••\.org/u);
  expect(page.asked("POST", api.openOrganisationLink)).toEqual([]);
  await page.press("Open your page");
  await page.find("heading", "You take part");
  expect(page.asked("POST", api.readEntrance).map(({ data }) => data["key"])).toContain("k".repeat(43));
});

test.each([
  ["used", { used_at: "2026-11-19T08:00:00.000Z" }, "This link was used on 19/11/2026."],
  ["old", {}, "This link was valid until 04/12/2026."],
  ["changed", { sent_to: null }, "This link was sent to an address that is not the contact any more."],
] as const)("a link that is %s says so, and offers a new one to the contact", async (state, more, says) => {
  const page = await openApp(AT, {
    answers: [
      answered("POST", api.lookAtOrganisationLink, { ...LINK, state, ...more }),
      answered("POST", api.askOrganisationLink, { message: "A new link is on its way." }),
    ],
  });
  await page.says(says);
  await page.press("Send a new link to the contact");
  await page.says("A new link is on its way.");
});

test("a link that nobody sent leads to whom one can write", async () => {
  const page = await openApp(AT, { answers: [refused("POST", api.lookAtOrganisationLink, 404)] });
  await page.says(/We don't know this link/u);
  await page.find("link", "hello@kalivo.example");
});

test("inside, a name confirms, and what is sent waits for a look", async () => {
  sessionStorage.setItem(`entrance ${AT.slice("/for/".length)}`, "k".repeat(43));
  const page = await openApp(AT, {
    answers: [
      answered("POST", api.readEntrance, PAGE),
      answered("POST", api.confirmOrganisation, {
        ...PAGE,
        confirmed: { by: "Lotte Wouters", at: "2026-11-20T09:30:00.000Z" },
      }),
      refused("POST", api.postProof, 422, "Text must not contain a link or an address"),
    ],
  });
  await page.press("We take part");
  expect(page.asked("POST", api.confirmOrganisation)).toEqual([]); // a name is missing
  await page.fill("Your name", "Lotte Wouters");
  await page.press("We take part");
  await page.says("Lotte Wouters confirmed on 20/11/2026.");
  await page.press(/^Write something/u);
  await page.fill("Two sentences", "Forty oaks stand.");
  await page.press("Send the post");
  await page.says("Text must not contain a link or an address");
});

const OF_A_TRANSFER = {
  id: 3,
  state: "approved",
  reason: null,
  language: "en",
  text: "Forty oaks stand.",
  picture: null,
  picture_text: null,
} as const;

const BACK = { ...PAID, came_back_on: "2026-11-15", post: OF_A_TRANSFER };
const BEFORE = { ...PAID, id: 6, paid_on: "2026-10-11", amount_in_euros: 20 };
const inside = (payouts: Entrance["payouts"]) => {
  sessionStorage.setItem(`entrance ${AT.slice("/for/".length)}`, "k".repeat(43));
  return openApp(AT, { answers: [answered("POST", api.readEntrance, { ...PAGE, payouts })] });
};

test("a shown post says where, and a transfer that came back that its money is owed", async () => {
  const page = await inside([BACK, BEFORE]);
  await page.says("Shown to everybody: on your page and in the open books.");
  await page.says("This transfer came back on 15/11/2026. We owe you the money again.");
  expect(document.body.textContent).not.toContain("Move it");
});

test("once it was paid again, it says when, and its post moves to that transfer only", async () => {
  const page = await inside([{ ...PAID, id: 9, paid_on: "2026-11-18" }, BACK, BEFORE]);
  await page.says("This transfer came back on 15/11/2026. The money was paid again on 18/11/2026.");
  await page.find("button", /^Move it to the transfer of 84,20.€ on 18\/11\/2026/u);
  expect(document.body.textContent).not.toContain("We owe you");
  expect(document.body.textContent).not.toMatch(/Move it to the transfer of 20/u);
});

const POST: OwnProofPost = {
  id: 3,
  organisation: CAUSE,
  language: "en",
  text: "Forty oaks stand.",
  picture: { url: "/pictures/oaks.webp" },
  picture_text: "Young oaks",
  shown_at: "2026-11-12T09:00:00.000Z",
  months: { first: "2026-08", last: "2026-09" },
  payout: { paid_on: "2026-11-11", amount_in_euros: 84.2 },
  came_back_on: null,
  paid_again_on: null,
  given_in_euros: 12.4,
  raised_in_euros: 0,
  statements: [{ id: 5, amount_in_euros: 12.4 }],
};
const DETAIL = {
  ...FOREST,
  long_description: "Since 1998.",
  result: null,
  result_picture: null,
  donations: [],
};

test("on the organisation's page a reader sees their own euros in a post, and since when it takes part", async () => {
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.readOrganisation, DETAIL),
      answered("GET", api.readOwnProof, [POST]),
      answered("GET", api.readOrganisationProof, { confirmed_at: "2026-11-10T09:00:00.000Z", posts: [POST] }),
    ],
  });
  await page.says("12,40 € of yours is in this");
  await page.says("From a transfer of 84,20 € on 11/11/2026");
  await page.says("The organisation confirmed on 10/11/2026 that it takes part.");
  expect(document.querySelector("article img")?.getAttribute("alt")).toBe("Young oaks");
});

test("a transfer that came back says so, and is nobody's any more", async () => {
  const back = { ...POST, came_back_on: "2026-11-18", payout: null };
  const again = { ...back, id: 4, paid_again_on: "2026-11-22" };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.readOrganisation, DETAIL),
      answered("GET", api.readOrganisationProof, { confirmed_at: null, posts: [back, again] }),
    ],
  });
  await page.says("This transfer came back on 18/11/2026. The money is owed to the organisation again.");
  await page.says("This transfer came back on 18/11/2026. The money was paid again on 22/11/2026.");
  await page.says("Donations of August 2026 to September 2026");
  expect(document.body.textContent).not.toContain("of yours");
});
