import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { newPayer, newPledge } from "#server-test/support/month-world.ts";
import { organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextWeek } from "#server-test/support/steps.ts";

const kalivo = useProduct();

const list = async (viewer: Somebody, data: Record<string, unknown> = {}) => {
  const { body, headers } = await kalivo.call("GET", api.listBurners, { token: viewer.token, data });
  expect(headers["x-total-count"]).toBe(String(body.length));
  return body.map(({ id }) => id);
};
const hide = (person: Somebody, changed: Record<string, unknown>) =>
  kalivo.product.services.db
    .updateTable("privacy_settings")
    .set(changed)
    .where("user_id", "=", person.id)
    .execute();

async function burner(first_name: string, cause?: number): Promise<Somebody> {
  const person = await somebody(kalivo, first_name, "Burner");
  const organisations = [cause ?? (await organisation(kalivo, `Of ${first_name} ${person.id}`))];
  await kalivo.call("POST", api.chooseOrganisations, { token: person.token, data: { organisations } });
  return person;
}

async function burns(person: Somebody, kcal: number) {
  const data = { type: "biking", kcal };
  expect((await kalivo.call("POST", api.saveWorkout, { token: person.token, data })).status).toBe(201);
}

test("who moved lately stands first, by the week and not before, and whoever hides it is not told apart", async () => {
  const [viewer, mover, hider] = [await burner("Vera"), await burner("Mo"), await burner("Hid")];
  const [idle] = [await burner("Idle")];
  await hide(hider, { calories_burned: false });
  await burns(mover, 800);
  await burns(hider, 900);
  const byAge = [idle.id, hider.id, mover.id, viewer.id];
  expect(await list(viewer)).toEqual(byAge);
  await nextWeek(kalivo);
  expect(await list(viewer)).toEqual([mover.id, idle.id, hider.id, viewer.id]);

  await hide(mover, { calories_burned: false });
  expect(await list(viewer)).toEqual(byAge);
  await hide(mover, { calories_burned: true });
  expect(await list(viewer)).toEqual([mover.id, idle.id, hider.id, viewer.id]);
  for (let week = 0; week < 4; week += 1) await nextWeek(kalivo);
  expect(await list(viewer)).toEqual(byAge);
});

test("who shows no cause stands after those who do", async () => {
  const [viewer, quiet] = [await burner("Vera"), await burner("Quiet")];
  expect((await list(viewer)).slice(0, 1)).toEqual([quiet.id]);
  await hide(quiet, { organisations: false });
  expect((await list(viewer)).slice(-1)).toEqual([quiet.id]);
});

test("near are those who show about half to twice one's own weeks, whether one shows them or not", async () => {
  const people = [await burner("Vera"), await burner("Same"), await burner("Double"), await burner("Far")];
  const [viewer, same, double, far] = people;
  if (!viewer || !same || !double || !far) throw new Error("nobody");
  expect(await list(viewer, { near: true })).toEqual([]);
  await burns(viewer, 2000);
  await burns(same, 2100);
  await burns(double, 2800);
  await burns(far, 9000);
  expect(await list(viewer, { near: true })).toEqual([]);
  await nextWeek(kalivo);
  expect(await list(viewer, { near: true })).toEqual([double.id, same.id]);
  expect(await list(far, { near: true })).toEqual([]);
  await hide(viewer, { calories_burned: false });
  expect(await list(viewer, { near: true })).toEqual([double.id, same.id]);
  await hide(same, { calories_burned: false });
  expect(await list(viewer, { near: true })).toEqual([double.id]);
  await hide(double, { public: false });
  expect(await list(viewer, { near: true })).toEqual([]);
});

test("a cause, or a theme, keeps those who show that they chose it", async () => {
  const { db } = kalivo.product.services;
  const [rivers, books] = [await organisation(kalivo, "Rivers"), await organisation(kalivo, "Books")];
  await db
    .updateTable("organisations")
    .set({ themes: ["nature"] })
    .where("id", "=", rivers)
    .execute();
  const viewer = await burner("Vera", rivers);
  const [wet, dry] = [await burner("Wet", rivers), await burner("Dry", books)];
  expect(await list(viewer, { organisation: rivers })).toEqual([wet.id]);
  expect(await list(viewer, { organisation: books })).toEqual([dry.id]);
  expect(await list(viewer, { theme: "nature" })).toEqual([wet.id]);
  expect(await list(viewer, { theme: "nature", organisation: books })).toEqual([]);
  expect(await list(viewer, { theme: "nature", search: "wet" })).toEqual([wet.id]);
  expect(await list(viewer, { theme: "nature", search: "dry" })).toEqual([]);
  await hide(wet, { organisations: false });
  expect(await list(viewer, { organisation: rivers })).toEqual([]);
  expect(await list(viewer, { theme: "nature" })).toEqual([]);
  expect(await list(viewer, { theme: "nature", search: "wet" })).toEqual([]);
});

test("waiting for a donor are those who show that they have none", async () => {
  const [viewer, backed, alone] = [await burner("Vera"), await burner("Backed"), await burner("Alone")];
  const before = (await list(viewer, { waiting: true })).filter((id) => [backed.id, alone.id].includes(id));
  expect(before).toEqual([alone.id, backed.id]);
  const those = async () =>
    (await list(viewer, { waiting: true })).filter((id) => [backed.id, alone.id].includes(id));
  const unpaid = await newPayer(kalivo.product.services.db, { methodSince: null });
  await newPledge(kalivo.product.services.db, { payer: unpaid, burner: backed.id });
  expect(await those(), "a support that does not count yet is none (rule 20b)").toEqual([
    alone.id,
    backed.id,
  ]);
  await pledge(kalivo, { payer: viewer.id, burner: backed.id });
  expect(await those()).toEqual([alone.id]);
  await hide(alone, { backers_count: false });
  expect(await those()).toEqual([]);
});

test("one's teams keep their public members, without oneself", async () => {
  const [viewer, mate] = [await burner("Vera"), await burner("Mate")];
  expect(await list(viewer, { teams: true })).toEqual([]);
  const { body: team } = await kalivo.call("POST", api.createTeam, {
    token: viewer.token,
    data: { name: "The Herons", description: "" },
  });
  await kalivo.product.services.db
    .insertInto("team_members")
    .values({ team_id: team.id, user_id: mate.id, joined_at: kalivo.product.services.clock.now() })
    .execute();
  expect(await list(viewer, { teams: true })).toEqual([mate.id]);
  await hide(mate, { public: false });
  expect(await list(viewer, { teams: true })).toEqual([]);
});
