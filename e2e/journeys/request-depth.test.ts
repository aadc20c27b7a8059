import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { ownPaths, specifiedPaths } from "../../web/src/paths.ts";
import { apiAt } from "../support/api-at.ts";
import { visit } from "../support/browser.ts";
import { member, tokenOf } from "../support/api.ts";
import { SAID, somebody } from "../support/people.ts";
import { holdAnswers, type RoundsOf } from "../support/request-depth.ts";

type Who = "visitor" | "newcomer" | "member" | "admin";

/** Every address of the app, and as whom it is opened. */
const SCREENS: Record<keyof typeof specifiedPaths | keyof typeof ownPaths, readonly [Who, string]> = {
  home: ["member", "/"],
  community: ["member", "/community"],
  communityTab: ["member", "/community/teams"],
  act: ["member", "/act"],
  feedback: ["member", "/feedback"],
  settings: ["member", "/settings"],
  privacy: ["member", "/privacy"],
  admin: ["admin", "/admin"],
  scan: ["member", "/scan"],
  code: ["member", "/code/ZZZZZZZZ"],
  manageCodes: ["member", "/codes"],
  organisation: ["member", "/organisation/1"],
  userOrganisations: ["member", "/user/organisation"],
  workouts: ["member", "/workouts"],
  manageTeams: ["member", "/teams"],
  team: ["member", "/team/1"],
  stripeTeam: ["member", "/stripe/1"],
  stripe: ["member", "/stripe"],
  userProfileBack: ["member", "/user/1/back"],
  userProfile: ["member", "/user/1"],
  blacklistOrganisationsUser: ["member", "/blacklist"],
  blacklistOrganisationsTeam: ["member", "/blacklist/1"],
  forgot: ["visitor", "/forgot"],
  reset: ["visitor", "/reset/nothing"],
  healthApp: ["member", "/health"],
  finishIntegrationOauth: ["member", "/integration/finishOauth"],
  register: ["visitor", "/register?back=Amelie-Laurent-1"],
  chooseType: ["visitor", "/register/type"],
  registered: ["newcomer", "/register/done?to=/team/1"],
  resetWithout: ["visitor", "/reset"],
  connectHealth: ["newcomer", "/register/health"],
  firstBurner: ["newcomer", "/register/burner"],
  lastInformations: ["newcomer", "/register/last"],
  statements: ["member", "/statements"],
  statement: ["member", "/statements/{newest}"],
  notice: ["visitor", "/notice/not-a-token"],
  confirm: ["visitor", "/confirm/not-a-token"],
  entrance: ["visitor", "/for/not-a-token"],
  news: ["member", "/news"],
  raised: ["member", "/raised"],
  transparency: ["visitor", "/transparency"],
};
const LISTS = [api.listBurners, api.listDonors, api.listTeams, api.listOrganisations];
/** What nobody waits for: lists behind other tabs, which come once the one that is shown is there, and what is sent. */
const BESIDE = new Map([
  ["community", LISTS.filter((list) => list !== api.listBurners)],
  ["communityTab", LISTS.filter((list) => list !== api.listTeams)],
  ["news", [api.markNotificationsRead]], // what is shown was read: nothing on the page waits for that
]);
/** What the page itself asks for, beside who is there, before any code has come. */
const BEFORE_CODE = new Map([
  ["community", [api.listBurners]],
  ["communityTab", [api.listTeams]],
  ["healthApp", [api.listConnections]],
  ["manageCodes", [api.listCodes]],
  ["organisation", [pathTo(api.readOrganisation, { id: 1 })]],
  ["statements", [api.listStatements]],
  [
    "userProfile",
    [
      pathTo(api.readProfile, { id: 1 }),
      pathTo(api.readStats, { type: "burner", id: 1 }),
      pathTo(api.readStats, { type: "donor", id: 1 }),
    ],
  ],
  ["workouts", [api.listWorkouts]],
]);
const NEWCOMER = somebody("Depth", "Newcomer");
const ADMIN = { email: "admin@kalivo.example", password: SAID.password };

const roundsAs = new Map<Who, RoundsOf>();
const closing: (() => Promise<void>)[] = [];
let newestStatement = 0;
beforeAll(async () => {
  await member(NEWCOMER, { registering: { type: "both", step: "last" } });
  for (const [who, account] of [
    ["visitor", null],
    ["member", SAID],
    ["newcomer", NEWCOMER],
    ["admin", ADMIN],
  ] as const) {
    const opened = await visit({ size: "phone", scheme: "light" });
    closing.push(opened.close);
    roundsAs.set(who, await holdAnswers(opened.page));
    if (account === null) continue;
    const token = who === "admin" ? inject("adminToken") : await tokenOf(account);
    if (who === "member") newestStatement = await newestStatementOf(token);
    const cookie = { name: "jwt", value: token, url: inject("origin") };
    await opened.page.context().addCookies([cookie]);
  }
});
afterAll(async () => {
  for (const close of closing) await close();
});

const newestStatementOf = async (token: string): Promise<number> =>
  (await apiAt(inject("origin"), token).get(api.listStatements))[0]?.id ?? 0;

test.each(Object.entries(SCREENS))(
  "%s asks who is there, and then for everything at once",
  async (screen, [who, address]) => {
    const roundsOf = roundsAs.get(who);
    if (roundsOf === undefined) throw new Error(`nobody visits as ${who}`);
    const to = address.replace("{newest}", `${newestStatement}`);
    const rounds = await roundsOf(to, BESIDE.get(screen));
    const [first = []] = rounds;
    expect(rounds.slice(2), `what waited twice, after ${JSON.stringify(rounds.slice(0, 2))}`).toEqual([]);
    const paths = rounds.flat();
    expect(
      paths.filter((path, index) => paths.indexOf(path) !== index),
      "what was asked twice",
    ).toEqual([]);
    expect(first).toEqual(expect.arrayContaining(BEFORE_CODE.get(screen) ?? []));
    expect(first.includes(api.readMe), `the first round ${JSON.stringify(first)}`).toBe(who !== "visitor");
  },
);
