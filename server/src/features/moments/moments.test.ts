import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import {
  choose,
  newOrganisation,
  newPayer,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;
let burner: Somebody;

const read = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMoments, { token })).body;
const see = ({ token }: Somebody, ...moments: string[]) =>
  kalivo.call("POST", api.seeMoments, { token, data: { moments } });

const saveMethodOf = (payer: number) =>
  db()
    .updateTable("payers")
    .set({ method_since: new Date("2026-11-20T08:00:00Z") })
    .where("id", "=", payer)
    .execute();

beforeAll(async () => {
  burner = await somebody(kalivo);
  await choose(db(), burner.id, [await newOrganisation(db(), "Ocean Watch")]);
});

test("a first donor is worth a moment, and once seen on one device it is over on all", async () => {
  expect(await read(burner)).toEqual([]);
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate: 10 });
  expect(await read(burner)).toEqual([{ kind: "first_donor", amount_in_euros: null, organisations: [] }]);
  expect((await see(burner, "first_donor")).status).toBe(200);
  expect((await see(burner, "first_donor")).status).toBe(200);
  expect(await read(burner)).toEqual([]);
});

test("the greatest comes first, and what was not shown waits", async () => {
  const other = await somebody(kalivo);
  await choose(db(), other.id, [await newOrganisation(db())]);
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner: other.id });
  await newWorkout(db(), { burner: other.id, endAt: "2026-11-15T10:00:00Z", kcal: 10_000 });
  expect((await read(other)).map(({ kind }) => kind)).toEqual(["kcal_10000", "first_donor"]);
  await see(other, "kcal_10000");
  expect((await read(other)).map(({ kind }) => kind)).toEqual(["first_donor"]);
});

test("a first donor who stopped before it was seen is not told of", async () => {
  const left = await somebody(kalivo);
  await choose(db(), left.id, [await newOrganisation(db())]);
  const payer = await newSandboxPayer(db());
  await newPledge(db(), { payer, burner: left.id, to: "2026-11-10T10:00:00Z" });
  expect(await read(left)).toEqual([]);
  await newPledge(db(), { payer, burner: left.id, from: "2026-11-19T10:00:00Z" });
  expect((await read(left)).map(({ kind }) => kind)).toEqual(["first_donor"]);
});

test("a first donor comes once their support counts, and once there is something for it to help (rule 20b)", async () => {
  const waited = await somebody(kalivo);
  const payer = await newPayer(db(), { methodSince: null });
  await newPledge(db(), { payer, burner: waited.id, rate: 10 });
  await choose(db(), waited.id, [await newOrganisation(db())]);
  expect(await read(waited)).toEqual([]);
  await choose(db(), waited.id, []);
  await saveMethodOf(payer);
  expect(await read(waited)).toEqual([]);
  await choose(db(), waited.id, [await newOrganisation(db())]);
  expect((await read(waited)).map(({ kind }) => kind)).toEqual(["first_donor"]);
});

test("what nobody can reach is refused, and changes nothing", async () => {
  const answer = await see(burner, "first_donor", "rich");
  expect(answer.status).toBe(422);
});
