import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextWeek } from "#server-test/support/steps.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-18T09:00:00Z" });
const db = () => kalivo.product.services.db;

const burn = ({ token }: Somebody, kcal: number) =>
  kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal } });
const relay = ({ token }: Somebody, id: number) =>
  kalivo.call("GET", pathTo(api.readRelay, { id }), { token });
const hide = ({ id }: Somebody, settings: Record<string, unknown>) =>
  db().updateTable("privacy_settings").set(settings).where("user_id", "=", id).execute();

async function team(...names: string[]): Promise<[number, Somebody[]]> {
  const people: Somebody[] = [];
  for (const name of names) people.push(await somebody(kalivo, name, "Mate"));
  const [first] = people;
  const joined_at = kalivo.product.services.clock.now();
  const { id } = await db()
    .insertInto("teams")
    .values({ name: "Wheels", description: "", created_by: first?.id ?? 0, created_at: joined_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const person of people)
    await db()
      .insertInto("team_members")
      .values({ team_id: id, user_id: person.id, is_admin: person === first, joined_at })
      .execute();
  return [id, people];
}

test("a team's week has each member's part as others see it, as they joined; rest is a part too", async () => {
  const [id, [ada, bo, cy]] = await team("Ada", "Bo", "Cy");
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error("three mates");
  await burn(ada, 1_004);
  await burn(bo, 2_009);
  await nextWeek(kalivo);
  await burn(cy, 500); // of the week that runs
  const { status, body } = await relay(bo, id);
  expect([status, body]).toEqual([
    200,
    {
      week: { from: "2026-11-16", until: "2026-11-22" },
      members: [
        { id: ada.id, name: "Ada Mate", picture: null, kcal: 1_000 },
        { id: bo.id, name: "Bo Mate", picture: null, kcal: 2_000 },
        { id: cy.id, name: "Cy Mate", picture: null, kcal: 0 },
      ],
      others: 0,
      kcal: 3_000,
      middle_kcal: null,
    },
  ]);
  await hide(bo, { calories_burned: false });
  await hide(ada, { public: false, pseudo: "Owl" });
  const seen = (await relay(cy, id)).body;
  expect([seen.kcal, seen.others]).toEqual([1_000, 1]);
  expect(seen.members.map(({ name, kcal }) => [name, kcal])).toEqual([
    ["Owl", 1_000],
    ["Cy Mate", 0],
  ]);
  expect(
    JSON.stringify((await relay(bo, id)).body),
    "nor to oneself: it is one picture for all",
  ).not.toContain("2000");
});

test("whoever is in no such team gets what an unknown number gets", async () => {
  const [id, [ada]] = await team("Ada");
  const stranger = await somebody(kalivo, "Vera");
  const unknown = await relay(stranger, 999_999);
  expect([unknown.status, (await relay(stranger, id)).body]).toEqual([404, unknown.body]);
  await db().updateTable("teams").set({ deleted_at: new Date() }).where("id", "=", id).execute();
  expect((await relay(ada ?? stranger, id)).status).toBe(404);
});

test("after three weeks there is their middle to compare with, and a week of rest is one of them", async () => {
  const [id, [ada]] = await team("Ada");
  if (ada === undefined) throw new Error("one mate");
  for (const kcal of [900, 0, 300]) {
    if (kcal > 0) await burn(ada, kcal);
    await nextWeek(kalivo);
  }
  expect((await relay(ada, id)).body).toMatchObject({ kcal: 300, middle_kcal: null });
  await nextWeek(kalivo);
  expect((await relay(ada, id)).body).toMatchObject({ kcal: 0, middle_kcal: 300 });
});
