import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { callsOf } from "./support/calls-of.ts";
import { secretsOf, type Secret } from "./support/privacy/secrets.ts";
import { walk, type Seen } from "./support/privacy/walk.ts";
import { NAME, privacyWorld, type PrivacyWorld } from "./support/privacy/world.ts";
import { somebody, type Somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";
import { nextDay, nextWeek } from "./support/steps.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "./support/teams.ts";

// The walk's other dimension (rule 35): what a stranger does first, alone, before they look at somebody who hides. Each
// deed stands on those before it, so that the last walk is made with all of them done.

const kalivo = useProduct({ KALIVO_NOW: "2026-10-05T09:00:00Z" });
let world: PrivacyWorld;
let secrets: readonly Secret[];
let viewer: Somebody;
let person: Somebody;
let second: Somebody;
let team: number;

beforeAll(async () => {
  world = await privacyWorld(kalivo);
  person = world.person;
  viewer = world.people.stranger;
  second = await somebody(kalivo, "Second", "Account");
  const { body: me } = await kalivo.call("GET", pathTo(api.readProfile, { id: person.id }), {
    token: person.token,
  });
  secrets = secretsOf(world, {
    raised: me.total_raised ?? 0,
    donated: me.total_donated ?? 0,
    givesThisMonth: 0,
  }).filter(({ name }) => name !== "what they give this month");
  await post(person, api.savePrivacy, { public: false });
  await kalivo.product.services.db.deleteFrom("mails").execute();
});

const { get, post } = callsOf(kalivo);
const back = (who: Somebody, data: Record<string, unknown> = {}) =>
  post(who, api.backBurner, { burner_id: person.id, perCalorie: 0.1, ...data });

const DEEDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["nothing", () => Promise.resolve()],
  ["a pledge", () => back(viewer)],
  [
    "an invitation that a second account uses, and a pledge without limit",
    async () => {
      const code = await codeOf(kalivo, viewer, { perCalorie: 0 });
      await applyCode(kalivo, second, code.code);
      await back(viewer, { limit: 1000 });
    },
  ],
  [
    "a team of one that pledges",
    async () => {
      team = await teamOf(kalivo, viewer);
      await teamPayerOf(kalivo, team);
      await back(viewer, { team_id: team });
    },
  ],
  [
    "a team of two accounts that pledges",
    async () => {
      const both = await teamOf(kalivo, viewer, second);
      await back(viewer, { team_id: both });
      await post(viewer, pathTo(api.setTeamAdmin, { id: both }), { user_id: second.id, is_admin: true });
      await back(second, { team_id: both });
    },
  ],
  [
    "a code of theirs that another account uses",
    async () => {
      const code = await codeOf(kalivo, viewer, { perCalorie: 0, teamId: team });
      await applyCode(kalivo, second, code.code);
      await post(viewer, api.applyCode, { code: code.code, user_id: person.id });
    },
  ],
  [
    "the person named as a member and an admin",
    async () => {
      for (const path of [api.setTeamAdmin, api.removeMember] as const)
        await post(viewer, pathTo(path, { id: team }), { user_id: person.id, is_admin: true });
    },
  ],
  [
    "forged invite links",
    async () => {
      for (const key of ["x".repeat(32), "", "null", "undefined", "%00"]) {
        await back(viewer, { key });
        await get(viewer, pathTo(api.readProfile, { id: person.id }), { key });
      }
    },
  ],
  [
    "forged events of providers",
    async () => {
      for (const path of [
        pathTo(api.paymentWebhook, { provider: "sandbox" }),
        pathTo(api.stravaWebhook, { secret: "forged" }),
      ] as const)
        await kalivo.call("POST", path, {
          data: { id: "evt_1", type: "setup.finished", burner_id: person.id },
        });
    },
  ],
  ["a refusal of them", () => post(viewer, api.refuseDonor, { type: "user", id: person.id })],
  [
    "a second account that pledges, stops and pledges",
    async () => {
      for (const perCalorie of [0.1, 0, 0.2]) await back(second, { perCalorie });
    },
  ],
  [
    "a night and a week of waiting",
    async () => {
      await nextDay(kalivo);
      await nextWeek(kalivo);
    },
  ],
];

const leaks = (seen: readonly Seen[]) =>
  secrets.flatMap(({ name, isIn, mayKnow }) =>
    seen
      .filter(
        (each) => each.call !== "POST /api/code/check" && isIn(each) && mayKnow?.("stranger", each) !== true,
      )
      .map(({ url }) => `${name} in ${url}`),
  );

test.each(DEEDS)(
  "after %s a stranger reads nothing of somebody who hides, in any call, page, picture or file",
  async (_name, deed) => {
    await deed();
    expect(leaks(await walk(kalivo, world, "stranger"))).toEqual([]);
  },
);

test("no mail told the stranger or their second account of the person, nor the person of their tries", async () => {
  const mails = await kalivo.product.services.db
    .selectFrom("mails")
    .select(["recipient", "subject", "body_text"])
    .execute();
  const told = mails.map(({ recipient, subject, body_text }) => ({
    recipient,
    text: `${subject}\n${body_text}`,
  }));
  const toViewers = told.filter(({ recipient }) => recipient === viewer.email || recipient === second.email);
  expect(toViewers.filter(({ text }) => text.includes(NAME.first) || text.includes(NAME.last))).toEqual([]);
  const toPerson = told.filter(({ recipient }) => recipient === person.email);
  expect(toPerson.filter(({ text }) => /Sigrid|Second/.test(text))).toEqual([]);
});
