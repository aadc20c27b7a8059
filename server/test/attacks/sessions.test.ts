import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { SIGN_IN_FREE_FAILURES_A_DAY } from "@kalivo/domain/limits.ts";
import { afterEach, expect, test, vi } from "vitest";
import { anAdmin } from "../support/admins.ts";
import { PASSWORD, somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

const kalivo = useProduct();
afterEach(() => void vi.useRealTimers());

const signIn = async (email: string, password: string, remoteAddress: string) => {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.signIn,
    payload: { email, password },
    remoteAddress,
  });
  const wait = Number(answer.headers["retry-after"] ?? 0);
  return { status: answer.statusCode, wait };
};
/** As somebody with a thousand machines has them. */
const elsewhere = (turn: number) => `198.18.${Math.floor(turn / 250)}.${turn % 250}`;

test("a wave over many addresses at one account gets slower and slower, and its owner still comes in", async () => {
  const { email } = await somebody(kalivo); // registered from 127.0.0.1, which is known from then on
  const wave = [];
  vi.useFakeTimers({ toFake: ["Date"] }); // a try comes through again with time: none passes here
  for (let turn = 0; turn < 130; turn += 1) wave.push(await signIn(email, "wrong one", elsewhere(turn)));
  const looked = wave.filter(({ status }) => status === 403).length;
  expect(looked).toBe(SIGN_IN_FREE_FAILURES_A_DAY + 1); // and one at the first pace
  expect(wave.slice(60).every(({ status }) => status === 429)).toBe(true);
  expect(wave.at(-1)?.wait).toBeGreaterThan(0);
  expect(wave.at(-1)?.wait).toBeLessThanOrEqual(300); // a try comes through again after minutes at the most
  expect((await signIn(email, PASSWORD, "127.0.0.1")).status).toBe(200);
  // From a new network the owner waits for a turn, or sets a new password by mail: that network is known then.
  const phone = "203.0.113.200";
  expect((await signIn(email, PASSWORD, phone)).status).toBe(429);
  await kalivo.call("POST", api.forgotPassword, { data: { email } });
  await kalivo.runDue();
  const { db } = kalivo.product.services;
  const mails = await db
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "like", `%${email}%`)
    .execute();
  const token = mails.flatMap(({ body_text }) => /\/reset\/([\w-]+)/.exec(body_text)?.[1] ?? []).at(-1);
  const reset = await kalivo.app.inject({
    method: "POST",
    url: api.resetPassword,
    payload: { token, password: "another one" },
    remoteAddress: phone,
  });
  expect(reset.statusCode).toBe(200);
  expect((await signIn(email, "another one", phone)).status).toBe(200);
  expect((await signIn(email, "wrong one", elsewhere(131))).status).toBe(429);
});

test("tries sent at once are counted before they are looked at: no more than ten of them", async () => {
  const { email } = await somebody(kalivo);
  const wrong = await Promise.all(
    Array.from({ length: 60 }, () => signIn(email, "wrong one", "203.0.113.60")),
  );
  expect(wrong.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10);
  expect(wrong.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(50);
});

test("good tries sent at once all come in, and none of them counts as failed", async () => {
  const { email } = await somebody(kalivo);
  const good = await Promise.all(Array.from({ length: 60 }, () => signIn(email, PASSWORD, "203.0.113.61")));
  expect(good.map(({ status }) => status)).toEqual(good.map(() => 200));
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => signIn(email, "wrong one", "203.0.113.61")),
  );
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 403));
});

const stored = async (
  path: string,
  options: Parameters<typeof kalivo.send>[2] = {},
  method: "GET" | "POST" = "GET",
) => (await kalivo.send(method, path, options)).headers["cache-control"];

test("nothing personal stays in a browser: what one saw, what one was refused, what a link shows", async () => {
  const { token, email } = await somebody(kalivo);
  for (const path of [
    api.readMe,
    api.listStatements,
    api.listWorkouts,
    pathTo(api.readProfile, { id: 1 }),
    api.readMeter,
  ])
    expect([path, await stored(path, { token }), await stored(path)]).toEqual([path, "no-store", "no-store"]);
  for (const path of [
    pathTo(api.readNoticeLink, { token: "x.y" }),
    pathTo(api.readFinishedConnection, { token: "x.y" }),
    `${pathTo(api.unsubscribe, { token: "0123456789abcdef" })}/page`,
  ])
    expect([path, await stored(path)]).toEqual([path, "no-store"]);
  expect(await stored(api.readMe, { data: { email, password: PASSWORD } }, "POST")).toBe("no-store");
  expect(await stored("/api/nowhere")).toBe("no-store");
  expect(await stored(api.listOrganisations)).toBeUndefined();
});

test("signing out empties the browser's cache of answers", async () => {
  const { token } = await somebody(kalivo);
  const { headers, status } = await kalivo.call("POST", api.signOut, { token });
  expect([status, headers["clear-site-data"]]).toEqual([200, '"cache"']);
  expect((await kalivo.call("GET", api.readMe, { token })).status).toBe(401);
});

test("a page may use what the app needs of a browser, and no more", async () => {
  const { headers } = await kalivo.send("GET", "/");
  expect(headers["permissions-policy"]).toContain("camera=(self)");
  expect(headers["permissions-policy"]).toContain("microphone=()");
});

test("seven hundred wrong sign-ins leave counts, figures, events in the log and an alarm, and nothing personal", async () => {
  const { services } = kalivo.product;
  const events: unknown[] = [];
  const { info } = services.log;
  services.log.info = (...said: unknown[]) => void events.push(said);
  const { email } = await somebody(kalivo);
  const admin = await anAdmin(kalivo, "Ines");
  for (let turn = 0; turn < 70; turn += 1)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => signIn(`${at}${email}`, "wrong one", elsewhere(200 + turn))),
    );
  await kalivo.call("GET", api.readDashboard, { token: (await somebody(kalivo)).token });
  await services.traces.write();
  services.log.info = info;

  const told = events.filter((said) => JSON.stringify(said).includes('"security":"sign_in_failed"'));
  expect(told).toHaveLength(700);
  for (const word of [email, "198.18", "wrong one"]) expect(JSON.stringify(events)).not.toContain(word);
  expect((await kalivo.send("GET", "/metrics")).text).toMatch(
    /kalivo_security_events_total\{event="sign_in_failed"\} [7-9]\d\d/,
  );
  const rows = await services.db.selectFrom("security_events").selectAll().execute();
  expect(rows.find(({ kind }) => kind === "sign_in_failed")?.count).toBeGreaterThanOrEqual(700);
  expect(rows.find(({ kind }) => kind === "admin_refused")?.count).toBe(1);
  const { body } = await kalivo.call("GET", api.readDashboard, { token: admin.token });
  const [wave, ...others] = body.alarms.filter(({ kind }) => kind === "security_wave");
  expect(wave?.message).toMatch(/^Unusually many failed sign-ins within an hour: \d+\./);
  expect(others.length).toBeLessThanOrEqual(1); // those that were held up by the test before
});
