import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { SAY_NOTHING_OF_OTHERS } from "./support/privacy/say-nothing.ts";
import { secretsOf, tellsUntold, type Secret } from "./support/privacy/secrets.ts";
import {
  isForAdmins,
  mountedCalls,
  PSEUDONYM,
  sampledCalls,
  walk,
  walkForAdmins,
  type Seen,
} from "./support/privacy/walk.ts";
import { OTHERS, privacyWorld, type PrivacyWorld, type Viewer } from "./support/privacy/world.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-10-05T09:00:00Z" });
let world: PrivacyWorld;
let secrets: readonly Secret[];

beforeAll(async () => {
  world = await privacyWorld(kalivo);
  const { id, token } = world.person;
  const { body: me } = await kalivo.call("GET", pathTo(api.readProfile, { id }), { token });
  const { body: giving } = await kalivo.call("GET", pathTo(api.readStats, { type: "donor", id }), {
    token,
  });
  const { total_raised = 0, total_donated = 0 } = me;
  secrets = secretsOf(world, {
    raised: total_raised,
    donated: total_donated,
    givesThisMonth: giving.bigNumber ?? 0,
  });
});

const SHOWN = {
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
};
const SWITCHES = {
  fundsRaised: "funds_raised",
  caloriesBurned: "calories_burned",
  backersCount: "backers_count",
  backersDetail: "backers_detail",
  organisations: "organisations",
  burnersCount: "burners_count",
  burnersDetail: "burners_detail",
  donations: "donations",
} as const;
const ALL_OFF = Object.fromEntries(Object.values(SWITCHES).map((name) => [name, false]));

const set = async (settings: Record<string, unknown>) => {
  const data = { ...SHOWN, ...settings };
  const saved = await kalivo.call("POST", api.savePrivacy, { token: world.person.token, data });
  expect(saved.status).toBe(200);
};

/** Where a viewer reads something they should not, as `secret: address`. */
const leaks = (viewer: Viewer, seen: readonly Seen[], hidden: readonly Secret[]) =>
  hidden.flatMap(({ name, isIn, mayKnow }) =>
    seen
      .filter((each) => isIn(each) && mayKnow?.(viewer, each) !== true)
      .map(({ url }) => `${viewer} reads ${name} in ${url}`),
  );

const unseen = (seen: readonly Seen[], shown: readonly Secret[]) =>
  shown.filter(({ isIn }) => !seen.some(isIn)).map(({ name }) => name);

test("every call is walked, or is known to say nothing of others", async () => {
  const known = new Set([...sampledCalls(world), ...SAY_NOTHING_OF_OTHERS]);
  const unknown = (await mountedCalls(kalivo)).filter((call) => !known.has(call) && !isForAdmins(call));
  expect(unknown).toEqual([]);
});

test("while everything is shown a stranger finds all of it, and nobody what is never shown", async () => {
  await set({});
  const never = secrets.filter(({ hiddenBy }) => hiddenBy === "always");
  const shown = secrets.filter(({ hiddenBy }) => hiddenBy !== "always");
  for (const viewer of OTHERS) {
    const seen = await walk(kalivo, world, viewer);
    expect(leaks(viewer, seen, never)).toEqual([]);
    const missing = viewer === "visitor" ? [] : unseen(seen, shown);
    expect([viewer, missing]).toEqual([viewer, []]);
    for (const { call, status } of await walkForAdmins(kalivo, world, viewer))
      expect([viewer, call, status]).toEqual([viewer, call, viewer === "visitor" ? 401 : 404]);
  }
});

test("a field that only oneself reads stands in nobody else's answers", async () => {
  await set({});
  const { id } = world.person;
  const telling = (seen: readonly Seen[]) =>
    seen.filter((each) => tellsUntold(each, id)).map(({ call }) => call);
  for (const viewer of OTHERS)
    expect([viewer, telling(await walk(kalivo, world, viewer))]).toEqual([viewer, []]);
  expect(telling(await walk(kalivo, world, "self"))).toContain("GET /api/auth");
});

test("the person finds all of it with everything switched off", async () => {
  await set({ ...ALL_OFF, public: false, pseudo: PSEUDONYM });
  expect(unseen(await walk(kalivo, world, "self"), secrets)).toEqual([]);
});

test.each(Object.entries(SWITCHES))(
  "what %s hides is nowhere, and nothing else is missing",
  async (group, name) => {
    await set({ [name]: false });
    const hidden = secrets.filter(({ hiddenBy }) => hiddenBy === group);
    const shown = secrets.filter(
      ({ hiddenBy, standsIn }) => hiddenBy !== group && standsIn !== group && hiddenBy !== "always",
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const viewer of OTHERS) {
      const seen = await walk(kalivo, world, viewer);
      expect(leaks(viewer, seen, hidden)).toEqual([]);
      const missing = viewer === "stranger" ? unseen(seen, shown) : [];
      expect(missing).toEqual([]);
    }
  },
);

test("with everything switched off nothing is left but the name", async () => {
  await set(ALL_OFF);
  for (const viewer of OTHERS) {
    const seen = await walk(kalivo, world, viewer);
    const hidden = secrets.filter(({ hiddenBy }) => hiddenBy !== "pseudonym");
    expect(leaks(viewer, seen, hidden)).toEqual([]);
  }
});

test("a pseudonym stands everywhere where the name was", async () => {
  await set({ pseudo: PSEUDONYM });
  const hidden = secrets.filter(({ hiddenBy }) => hiddenBy === "pseudonym");
  for (const viewer of OTHERS) {
    const seen = await walk(kalivo, world, viewer);
    expect(leaks(viewer, seen, hidden)).toEqual([]);
    const named = seen.filter(({ text }) => text.includes(PSEUDONYM)).map(({ call }) => call);
    expect(named).toContain("GET (a page)");
    if (viewer === "visitor") continue;
    expect(named).toContain("GET /api/user/{id}");
    const searches = seen.filter(({ url }) => /\/user\/(?:burners|donors)\?search=/.test(url));
    expect(searches.length).toBeGreaterThan(0);
    for (const { url, total } of searches)
      expect([url, total]).toEqual([url, url.includes(PSEUDONYM) ? "1" : "0"]);
  }
});

test("who is not public is nobody to strangers, except as the owner of a code they hold", async () => {
  await set({ public: false });
  for (const viewer of ["stranger", "visitor"] as const) {
    const seen = await walk(kalivo, world, viewer);
    const elsewhere = seen.filter(({ call }) => call !== "POST /api/code/check");
    expect(leaks(viewer, elsewhere, secrets)).toEqual([]);
  }
  for (const viewer of ["backer", "backed", "team mate", "team admin"] as const) {
    const seen = await walk(kalivo, world, viewer);
    const { id } = world.person;
    const opens = seen.filter(
      ({ url }) => url === pathTo(api.readProfile, { id }) || url.endsWith(`/burner/${id}`),
    );
    expect([viewer, opens.map(({ status }) => status)]).toEqual([viewer, [200, 200]]);
  }
});
