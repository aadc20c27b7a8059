import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import {
  choose,
  giveSandboxMethod,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// November 2026 is closed on 1 December at 06:00 in Brussels and collected on the 4th at 09:00.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;
let bo: Somebody;
let cy: Somebody;
let dina: Somebody;
let dan: Somebody;

const own = async ({ token }: Somebody) => (await kalivo.call("GET", api.readAnswer, { token })).body;
const write = ({ token }: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.writeAnswer, { token, data: { month: "2026-11", ...data } });
const told = async ({ token }: Somebody, kind: string) =>
  (await kalivo.call("GET", api.listNotifications, { token })).body.data.filter((one) => one.kind === kind);
const statementOf = async ({ token }: Somebody) => {
  const [first] = (await kalivo.call("GET", api.listStatements, { token })).body;
  return (await kalivo.call("GET", pathTo(api.readStatement, { id: first?.id ?? 0 }), { token })).body;
};

beforeAll(async () => {
  [bo, cy, dina, dan] = [
    await somebody(kalivo, "Bo", "Renders"),
    await somebody(kalivo, "Cy", "Clist"),
    await somebody(kalivo, "Dina", "Nadar"),
    await somebody(kalivo, "Dan", "Pays"),
  ];
  for (const burner of [bo, cy]) {
    await choose(db(), burner.id, [await newOrganisation(db(), `Of ${burner.id}`)]);
    await newWorkout(db(), { burner: burner.id, endAt: "2026-11-15T10:00:00Z", kcal: 4_000 });
  }
  for (const [who, behaviour] of [
    [dina, "succeeds"],
    [dan, "no_funds"],
  ] as const) {
    const payer = await newPayer(db(), { userId: who.id });
    await giveSandboxMethod(db(), payer, behaviour);
    for (const burner of [bo, cy]) await newPledge(db(), { payer, burner: burner.id, rate: 10 });
  }
});

test("before the close there is nothing to answer, and who has no donors is never asked", async () => {
  expect(await own(bo)).toMatchObject({ month: null, donors: 0, asked: false, answer: null });
  expect((await write(bo, { ready: "thanks" })).status).toBe(409);
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect(await own(bo)).toMatchObject({ month: "2026-11", donors: 2, asked: true, answer: null });
  expect(await own(dina)).toMatchObject({ month: null, asked: false });
  expect((await write(dina, { ready: "thanks" })).status).toBe(409);
});

test("a ready sentence or words of one's own, of one of them, in four lines that are seen whole", async () => {
  for (const [data, status] of [
    [{}, 422],
    [{ ready: "thanks", words: "Both" }, 422],
    [{ ready: "other" }, 422],
    [{ words: "x".repeat(281) }, 422],
    [{ words: "a\nb\nc\nd\ne" }, 422],
    [{ words: "a\u200Bb" }, 422],
    [{ words: "Hi", month: "2026-10" }, 409],
    [{ words: "Hi", month: "soon" }, 422],
  ] as const)
    expect([data, (await write(bo, data)).status]).toEqual([data, status]);
  expect((await own(bo)).answer).toBeNull();
});

test("before the charge nobody reads it; it is told when the money arrives, to those whose it was, once", async () => {
  const { status, body } = await write(bo, { words: "  Thank you,\r\nBo <b>  " });
  expect([status, body.answer]).toEqual([200, { ready: null, text: "Thank you,\nBo <b>", can_change: true }]);
  expect(body.asked).toBe(false);
  expect([(await statementOf(dina)).answers, await told(dina, "answered")]).toEqual([[], []]);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect((await statementOf(dina)).answers).toEqual([
    { burner: { id: bo.id, name: "Bo Renders", picture: null }, text: "Thank you,\nBo <b>" },
  ]);
  expect(await told(dina, "answered")).toMatchObject([
    { text: "Bo Renders wrote to you.", path: `/statements/${(await statementOf(dina)).id}?words=${bo.id}` },
  ]);
  expect([(await statementOf(dan)).answers, await told(dan, "answered")]).toEqual([[], []]);
  await kalivo.runDue();
  expect(await told(dina, "answered")).toHaveLength(1);
});

test("who has not answered hears that the money arrived; ready words are read in the reader's language", async () => {
  expect(await told(bo, "answer_due")).toEqual([]);
  expect(await told(cy, "answer_due")).toMatchObject([
    { text: "Your donors have given for November 2026. You may have a word for them.", path: "/raised" },
  ]);
  expect((await own(cy)).asked).toBe(true);
  expect((await write(cy, { ready: "together" })).status).toBe(200);
  expect(await told(cy, "answer_due")).toMatchObject([{ text: "Your donors gave for November 2026." }]);
  expect(await told(dina, "answered")).toHaveLength(2);
  const path = pathTo(api.readStatement, { id: (await statementOf(dina)).id });
  const french = await kalivo.send<{ answers: { text: string }[] }>("GET", path, {
    token: dina.token,
    headers: { "accept-language": "fr" },
  });
  expect(french.body.answers.map(({ text }) => text)).toContain(
    "Nous l’avons fait ensemble\u00a0: j’ai bougé, tu as donné. Merci.",
  );
});

test("it is changed for ten minutes, and not any more once somebody read of it", async () => {
  expect((await write(cy, { words: "Better so" })).body.answer).toMatchObject({ text: "Better so" });
  await kalivo.call("POST", api.markNotificationsRead, { token: dina.token });
  expect((await own(cy)).answer).toMatchObject({ can_change: false });
  expect((await write(cy, { words: "Again" })).status).toBe(409);
  expect((await write(bo, { words: "After days" })).status).toBe(409);
});

test("an admin removes one's own words for a reason, and the log has none of them; new ones may be written", async () => {
  const ines = await anAdmin(kalivo);
  const page = pathTo(api.readAnyPerson, { id: bo.id });
  expect((await kalivo.call("GET", page, { token: ines.token })).body.answers).toEqual([
    { month: "2026-11", words: "Thank you,\nBo <b>" },
  ]);
  const remove = (month: string) =>
    kalivo.call("POST", pathTo(api.removeAnswer, { id: bo.id, month }), {
      token: ines.token,
      data: { reason: "Sells shoes" },
    });
  expect((await remove("2026-10")).status).toBe(404);
  expect((await remove("2026-11")).body.answers).toEqual([]);
  const entry = (await auditLog(kalivo)).find(({ action }) => action === "person.remove_answer");
  expect(entry).toMatchObject({ target_id: bo.id, after: { month: "2026-11", reason: "Sells shoes" } });
  expect(JSON.stringify(entry)).not.toContain("Thank you");
  expect((await statementOf(dina)).answers).toMatchObject([{ text: "Better so" }]);
  expect(await own(bo)).toMatchObject({ asked: false, answer: null });
  expect((await write(bo, { ready: "onwards" })).status).toBe(200);
  expect(await told(dina, "answered")).toHaveLength(2);
});

test("what was given back is not answered, and the next close ends the month", async () => {
  const { id } = await statementOf(dina);
  expect(await own(bo)).toMatchObject({ month: "2026-11", donors: 2 });
  await kalivo.call("POST", pathTo(api.refundStatement, { id }), { token: dina.token, data: {} });
  await kalivo.runDue();
  await kalivo.runDue();
  expect((await statementOf(dina)).answers).toEqual([]);
  expect(await own(bo), "Dan may still give").toMatchObject({ month: "2026-11", donors: 1 });
  await kalivo.moveTo("2026-12-29T10:00:00Z");
  expect(await own(bo), "nothing counts as given").toMatchObject({ month: null, donors: 0, asked: false });
  expect((await write(bo, { ready: "thanks" })).status).toBe(409);
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  expect((await write(bo, { ready: "thanks" })).status).toBe(409);
});
