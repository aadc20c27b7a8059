import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeProduct, type Product } from "../../src/main.ts";
import { useAnnouncedPayers } from "../support/announced-payers.ts";
import { codeIn, lastMail, mailedTo, mailTokenIn, resetTokenIn } from "../support/mailed.ts";
import { PASSWORD, payerOf, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { codeOf } from "../support/teams.ts";

// What works once, or so many times, used by many at the same moment in two processes on one database.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z", LOG_LEVEL: "fatal" });
const month = useAnnouncedPayers(kalivo, 2);
const db = () => kalivo.product.services.db;
let second: Product;
let both: readonly FastifyInstance[];
beforeAll(async () => {
  second = await composeProduct({ ...kalivo.product.services.config, now: null });
  both = [kalivo.app, await second.createApp()];
});
afterAll(async () => {
  await both[1]?.close();
  await second.close();
});

type Asked = { path: string; data?: Record<string, unknown>; token?: string; key?: string };
/** Asks alternately at both; how often each status was answered. */
async function together(asked: readonly Asked[]): Promise<Record<string, number>> {
  const statuses = await Promise.all(
    asked.map(async ({ path, data = {}, token, key }, index) => {
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { "idempotency-key": key }),
      };
      const answer = await both[index % 2]?.inject({ method: "POST", url: path, payload: data, headers });
      return String(answer?.statusCode);
    }),
  );
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}
const times = (count: number, asked: Asked): Asked[] => Array.from({ length: count }, () => asked);
const crowdOf = (count: number) => Promise.all(Array.from({ length: count }, () => somebody(kalivo, "Bo")));
const forgotten = () => db().deleteFrom("rate_limits").execute();

async function donor(): Promise<Somebody> {
  const person = await somebody(kalivo, "Dina");
  await payerOf(kalivo, person.id);
  return person;
}

test("a code of five uses is used five times by twenty-five people, two tries each", async () => {
  const code = await codeOf(kalivo, await donor(), { uses: 5 });
  const crowd = await crowdOf(25);
  const asked = crowd.flatMap(({ token }) =>
    times(2, { path: api.applyCode, data: { code: code.code }, token }),
  );
  expect((await together(asked))["200"]).toBe(5);
  const pledges = await db().selectFrom("pledges").select("id").where("code_id", "=", code.id).execute();
  const uses = await db().selectFrom("code_uses").select("user_id").where("code_id", "=", code.id).execute();
  expect([pledges.length, uses.length]).toEqual([5, 5]);
});

test("a code of one use brings one of twelve registrations its pledge", async () => {
  await forgotten();
  const code = await codeOf(kalivo, await donor(), { uses: 1 });
  const asked = Array.from({ length: 12 }, (_, index) => ({
    path: api.register,
    data: {
      first_name: "New",
      last_name: "Comer",
      email: `new${index}@example.org`,
      password: PASSWORD,
      codes: [code.code],
    },
  }));
  expect(await together(asked)).toEqual({ 201: 12 });
  expect(await db().selectFrom("pledges").select("id").where("code_id", "=", code.id).execute()).toHaveLength(
    1,
  );
});

test("one address registered ten times is one account", async () => {
  const data = { first_name: "Same", last_name: "One", email: "same@example.org", password: PASSWORD };
  expect(await together(times(10, { path: api.register, data }))).toEqual({ 201: 1, 422: 9 });
});

test("begun and stopped forty times at once, a pledge runs once or not at all, and no time of it twice", async () => {
  const [{ token, id }, burner] = [await donor(), await somebody(kalivo, "Bo")];
  const asked = Array.from({ length: 40 }, (_, index) => ({
    path: api.backBurner,
    data: { burner_id: burner.id, perCalorie: index % 2 === 0 ? 0.1 : 0 },
    token,
  }));
  expect(Object.keys(await together(asked)).filter((status) => Number(status) >= 500)).toEqual([]);
  const payer = await payerOf(kalivo, id);
  const running = await db()
    .selectFrom("pledges")
    .select("valid")
    .where("payer_id", "=", payer)
    .where("burner_id", "=", burner.id)
    .execute();
  expect(running.filter(({ valid }) => valid.endsWith(",)")).length).toBeLessThanOrEqual(1);
  const mails = await db()
    .selectFrom("outbox")
    .select("id")
    .where("user_id", "=", burner.id)
    .where("kind", "=", "new_donor")
    .execute();
  expect(mails.length).toBeLessThanOrEqual(1);
});

test("a workout under one key is there once", async () => {
  const { token, id } = await somebody(kalivo);
  const asked = times(10, {
    path: api.listWorkouts,
    data: { type: "custom", kcal: 200 },
    token,
    key: "one-key-of-mine",
  });
  expect(Object.keys(await together(asked)).filter((status) => !["200", "201"].includes(status))).toEqual([]);
  expect(await db().selectFrom("workouts").select("id").where("user_id", "=", id).execute()).toHaveLength(1);
});

test("a reset link sets one password, and ends the sign-ins", async () => {
  const { email, token } = await somebody(kalivo);
  await kalivo.call("POST", api.forgotPassword, { data: { email } });
  const link = resetTokenIn(await lastMail(kalivo, email, /password/));
  const asked = Array.from({ length: 8 }, (_, index) => ({
    path: api.resetPassword,
    data: { token: link, password: `another horse ${index}` },
  }));
  expect((await together(asked))["200"]).toBe(1);
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(401);
});

test("wrong codes sent at once are five tries, and the right one comes too late", async () => {
  const { email, token } = await somebody(kalivo, "Guy", "Guess", { confirmed: false });
  const code = codeIn(await lastMail(kalivo, email, /./));
  const path = api.confirmAddress;
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await together(times(12, { path, data: { code: wrong }, token }))).toEqual({ 422: 12 });
  const { rows } = await sql<{ tries: number }>`
    select tries from address_confirmations c join users u on u.id = c.user_id where u.email = ${email}
  `.execute(db());
  expect(rows).toEqual([{ tries: 5 }]);
  expect((await kalivo.call("POST", path, { token, data: { code } })).status).toBe(422);
});

test("the links of a changed address act once, however many follow them: it changes, it is told, it is put back", async () => {
  const { email, token, id } = await somebody(kalivo, "Lin", "Kay");
  const data = { email: `new-${email}`, proof: { password: PASSWORD } };
  await kalivo.call("POST", api.changeAddress, { token, data });
  const confirm = mailTokenIn(await lastMail(kalivo, data.email, /./));
  await together(times(8, { path: pathTo(api.followMailLink, { token: confirm }) }));
  const undo = mailTokenIn(await lastMail(kalivo, email, /address/));
  const told = await mailedTo(kalivo, email);
  expect(told.filter(({ text }) => text.includes(undo))).toHaveLength(1);
  expect((await together(times(8, { path: pathTo(api.readMailLink, { token: undo }) })))["200"]).toBe(1);
  const found = await db().selectFrom("users").select("email").where("id", "=", id).execute();
  expect(found).toEqual([{ email }]);
});

test("twenty taps on the link that cancels a month cancel it once", async () => {
  const { notice } = month.payer(0);
  const tokens = [...new Set([...notice.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token))];
  const links = await Promise.all(
    tokens.map(async (token) => ({
      token,
      body: (await kalivo.call("GET", pathTo(api.readNoticeLink, { token }))).body,
    })),
  );
  const cancel = links.find(({ body }) => body.action === "cancel")?.token;
  const answered = await together(times(20, { path: pathTo(api.readNoticeLink, { token: String(cancel) }) }));
  expect(answered).toEqual({ 200: 1, 410: 9, 429: 10 });
});
