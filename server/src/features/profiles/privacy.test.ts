import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { grossTotal, organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { saveMethod } from "#server-test/support/payer.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextWeek } from "#server-test/support/steps.ts";

const kalivo = useProduct();

const LISTS = { burners: api.listBurners, donors: api.listDonors } as const;
type Role = keyof typeof LISTS;
const list = (role: Role, viewer: Somebody, data: Record<string, unknown> = {}) =>
  kalivo.call("GET", LISTS[role], { token: viewer.token, data });
const idsOf = async (role: Role, viewer: Somebody, data: Record<string, unknown> = {}) =>
  (await list(role, viewer, data)).body.map(({ id }) => id);
const profile = (viewer: Somebody, id: number) =>
  kalivo.call("GET", pathTo(api.readProfile, { id }), { token: viewer.token });
const hide = (person: Somebody, settings: Record<string, unknown>) =>
  kalivo.product.services.db
    .updateTable("privacy_settings")
    .set(settings)
    .where("user_id", "=", person.id)
    .execute();

async function burner(first_name: string, last_name = "Burner"): Promise<Somebody> {
  const person = await somebody(kalivo, first_name, last_name);
  const id = await organisation(kalivo, `Of ${first_name} ${person.id}`);
  await kalivo.call("POST", api.chooseOrganisations, {
    token: person.token,
    data: { organisations: [id] },
  });
  return person;
}

test("who chose an organisation is a burner, who ever pledged is a donor, newest first", async () => {
  const viewer = await somebody(kalivo, "Vera");
  const bo = await burner("Bo");
  const dina = await somebody(kalivo, "Dina");
  await pledge(kalivo, { payer: dina.id, burner: bo.id, until: "2026-10-20T00:00:00Z" });
  expect(await idsOf("burners", viewer)).toEqual([bo.id]);
  expect(await idsOf("donors", viewer)).toEqual([dina.id]);
  const newer = await burner("Newer");
  expect(await idsOf("burners", viewer)).toEqual([newer.id, bo.id]);
  const second = await list("burners", viewer, { page: 2, per_page: 1 });
  expect([second.body.map(({ id }) => id), second.headers["x-total-count"]]).toEqual([[bo.id], "2"]);
  const beyond = await list("burners", viewer, { page: 9, per_page: 1 });
  expect([beyond.body, beyond.headers["x-total-count"]]).toEqual([[], "2"]);
});

test("who is not public is in no list, and their profile opens only to those they know themselves", async () => {
  const viewer = await somebody(kalivo, "Vera");
  const quiet = await burner("Quiet");
  await hide(quiet, { public: false });
  expect(await idsOf("burners", viewer, { id: quiet.id })).toEqual([]);
  expect((await profile(viewer, quiet.id)).status).toBe(404);
  expect((await profile(quiet, quiet.id)).status).toBe(200);
  expect(
    (
      await kalivo.call("GET", pathTo(api.readStats, { type: "burner", id: quiet.id }), {
        token: viewer.token,
      })
    ).status,
  ).toBe(404);

  await pledge(kalivo, { payer: viewer.id, burner: quiet.id });
  expect((await profile(viewer, quiet.id)).status).toBe(404); // that was the viewer's doing alone
  await hide(quiet, { hidden_since: new Date("2026-10-02T00:00:00Z") });
  expect((await profile(viewer, quiet.id)).body.pivot).toEqual({
    rate_in_cents_per_kcal: 0.1,
    monthly_max_in_euros: 1000,
    synced_only: false,
    counts_since: "2026-10-01T00:00:00.000Z",
  });
  expect((await profile(quiet, viewer.id)).body.gives_you).toEqual({
    rate_in_cents_per_kcal: 0.1,
    monthly_max_in_euros: 1000,
    synced_only: false,
    counts_since: "2026-10-01T00:00:00.000Z",
  });
});

test("an unknown or erased person has no profile", async () => {
  const viewer = await somebody(kalivo, "Vera");
  const gone = await burner("Gone");
  await kalivo.product.services.db
    .updateTable("users")
    .set({ erased_at: new Date() })
    .where("id", "=", gone.id)
    .execute();
  expect((await profile(viewer, gone.id)).status).toBe(404);
  expect((await profile(viewer, 999_999)).status).toBe(404);
  expect(await idsOf("burners", viewer, { id: gone.id })).toEqual([]);
  expect((await kalivo.call("GET", api.readMe, { token: gone.token })).status).toBe(401);
});

const FLAGS = [
  ["funds_raised", "total_raised"],
  ["donations", "total_donated"],
  ["backers_count", "backers_count"],
  ["burners_count", "burners_count"],
  ["organisations", "organisations"],
  ["backers_detail", "backers_with_pivot"],
  ["burners_detail", "payment_info"],
] as const;

test.each(FLAGS)("hidden %s means an absent %s for others, and everything for oneself", async (flag, key) => {
  const viewer = await somebody(kalivo, "Vera");
  const person = await burner("Shy");
  expect((await profile(viewer, person.id)).body).toHaveProperty(key);
  await hide(person, { [flag]: false });
  expect((await profile(viewer, person.id)).body).not.toHaveProperty(key);
  expect((await profile(person, person.id)).body).toHaveProperty(key);
  const [listed] = (await list("burners", viewer, { id: person.id })).body;
  expect(listed).not.toHaveProperty(key);
});

test("a card says whom somebody's calories help, in the order they were chosen; who hides it has no such line", async () => {
  const viewer = await somebody(kalivo, "Vera");
  const bo = await burner("Bo");
  const [first, second] = [await organisation(kalivo, "Warm Table"), await organisation(kalivo, "Bike Aid")];
  await kalivo.call("POST", api.chooseOrganisations, {
    token: bo.token,
    data: { organisations: [first, second] },
  });
  await pledge(kalivo, { payer: viewer.id, burner: bo.id });
  const mine = async () =>
    (await kalivo.call("GET", api.readMe, { token: viewer.token })).body.payment_info?.burners_with_pivot[0]
      ?.organisations;
  const causes = [
    { id: first, name: "Warm Table", logo: null },
    { id: second, name: "Bike Aid", logo: null },
  ];
  expect(await mine()).toEqual(causes);
  expect((await list("burners", viewer, { id: bo.id })).body).toMatchObject([
    { id: bo.id, organisations: causes },
  ]);
  await hide(bo, { organisations: false });
  expect(await mine()).toBeUndefined();
  expect((await list("burners", viewer, { id: bo.id })).body[0]).not.toHaveProperty("organisations");
  expect((await list("burners", bo, { id: bo.id })).body, "of oneself it is there").toMatchObject([
    { organisations: causes },
  ]);
});

test("hidden stats are not there, and hidden counts are absent from shown ones", async () => {
  const viewer = await somebody(kalivo, "Vera");
  const person = await burner("Shy");
  const stats = (type: string, by = viewer) =>
    kalivo.call("GET", pathTo(api.readStats, { type, id: person.id }), { token: by.token });
  expect((await stats("burner")).body).toHaveProperty("nbUsers", 0);
  await hide(person, { backers_count: false, burners_count: false });
  expect((await stats("burner")).body).not.toHaveProperty("nbUsers");
  expect((await stats("donor")).body).not.toHaveProperty("nbUsers");
  await hide(person, { calories_burned: false, donations: false });
  expect((await stats("burner")).status).toBe(404);
  expect((await stats("donor")).status).toBe(404);
  expect((await stats("burner", person)).body).toHaveProperty("nbUsers", 0);
});

test("a relation shows its amount to its two people, to others only when both allow it", async () => {
  const [bo, dina, vera] = [
    await burner("Bo"),
    await somebody(kalivo, "Dina"),
    await somebody(kalivo, "Vera"),
  ];
  await pledge(kalivo, { payer: dina.id, burner: bo.id, rateCents: 25, capCents: 1500n });
  const amount = { rate_in_cents_per_kcal: 0.25, monthly_max_in_euros: 15, synced_only: false };
  const asSeenBy = async (viewer: Somebody) =>
    (await profile(viewer, bo.id)).body.backers_with_pivot?.[0]?.pivot;
  expect(await asSeenBy(vera)).toEqual(amount);
  await hide(dina, { donations: false });
  expect(await asSeenBy(vera)).toEqual({});
  // Only the two of them see whether it counts yet.
  const told = { ...amount, counts_since: "2026-10-01T00:00:00.000Z" };
  expect(await asSeenBy(bo)).toEqual(told);
  expect(await asSeenBy(dina)).toEqual(told);
  const [given] = (await profile(vera, dina.id)).body.payment_info?.burners_with_pivot ?? [];
  expect(given).toMatchObject({ id: bo.id, relation: {} });
});

test("who hides their own side of a relation is not shown by the other's list either", async () => {
  const [bo, dina, vera] = [
    await burner("Bo"),
    await somebody(kalivo, "Dina"),
    await somebody(kalivo, "Vera"),
  ];
  await pledge(kalivo, { payer: dina.id, burner: bo.id });
  const backersOf = async (viewer: Somebody) =>
    (await profile(viewer, bo.id)).body.backers_with_pivot?.map(({ owner }) => owner.id);
  expect(await backersOf(vera)).toEqual([dina.id]);
  await hide(dina, { burners_detail: false });
  expect(await backersOf(vera)).toEqual([]);
  expect(await backersOf(bo)).toEqual([dina.id]);
  await hide(dina, { burners_detail: true, public: false });
  expect(await backersOf(vera)).toEqual([]);
  expect(await backersOf(dina)).toEqual([dina.id]);
});

test("milestones are seen by others as far as the figures behind them are, and by oneself whole", async () => {
  const [bo, dina, vera] = [
    await burner("Bo"),
    await somebody(kalivo, "Dina"),
    await somebody(kalivo, "Vera"),
  ];
  const seenBy = async (viewer: Somebody) => (await profile(viewer, bo.id)).body.milestones;
  expect(await seenBy(vera)).toEqual([]);
  await pledge(kalivo, { payer: dina.id, burner: bo.id, until: "2026-10-20T00:00:00Z" });
  await kalivo.call("POST", api.saveWorkout, { token: bo.token, data: { type: "biking", kcal: 100 } });
  const burned = (kcal_counted: number) =>
    kalivo.product.services.db
      .updateTable("workouts")
      .set({ kcal_counted })
      .where("user_id", "=", bo.id)
      .execute();
  await burned(9_999);
  await nextWeek(kalivo); // others see what changed on Mondays
  await grossTotal(kalivo, { party: "burner", party_id: bo.id, period_id: 202609, gross_cents: 9_999n });
  expect(await seenBy(vera)).toEqual(["first_workout", "first_donor"]);
  await burned(10_000);
  await nextWeek(kalivo);
  await grossTotal(kalivo, { party: "burner", party_id: bo.id, period_id: 202610, gross_cents: 1n });
  const all = ["first_workout", "first_donor", "kcal_10000", "raised_100"];
  expect(await seenBy(vera)).toEqual(all);
  await hide(bo, { calories_burned: false });
  expect(await seenBy(vera)).toEqual(["first_donor", "raised_100"]);
  await hide(bo, { backers_count: false, funds_raised: false });
  expect(await seenBy(vera)).toEqual([]);
  expect(await seenBy(bo)).toEqual(all);
});

test("a support that waits for its payment method makes no donor for others: no count, no milestone (rule 20b)", async () => {
  const [bo, hal, vera] = [await burner("Bo"), await somebody(kalivo, "Hal"), await somebody(kalivo, "Vera")];
  await kalivo.call("POST", api.backBurner, {
    token: hal.token,
    data: { burner_id: bo.id, perCalorie: 0.1, limit: 10 },
  });
  const seen = async () => {
    const { body } = await profile(vera, bo.id);
    const path = pathTo(api.readStats, { type: "burner", id: bo.id });
    const stats = await kalivo.call("GET", path, { token: vera.token });
    return [body.backers_count, body.milestones, stats.body.nbUsers];
  };
  expect(await seen()).toEqual([0, [], 0]);
  await saveMethod(kalivo, hal);
  await kalivo.runDue();
  expect(await seen()).toEqual([1, ["first_donor"], 1]);
});
