import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { useSources } from "../support/connections.ts";
import { somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";

// Somebody begins to connect a provider and sends the provider's page to somebody else, who says yes there.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { strava, begin, comeBack, connection, activeSource, moveBy } = useSources(kalivo);
const ELSEWHERE = "kalivo-connecting=somebody-elses-browser-0123456789";

const pending = (token: string | undefined) =>
  kalivo.call("GET", pathTo(api.readPendingConnection, { token: String(token) }));
const confirm = (token: string | undefined) =>
  kalivo.call("POST", pathTo(api.confirmConnection, { token: String(token) }));
const refuse = (token: string | undefined) =>
  kalivo.call("POST", pathTo(api.refuseConnection, { token: String(token) }));
const revoked = async () => {
  await kalivo.runDue();
  return strava.calls.revoke;
};

test("what another browser brings back connects nobody until somebody there says whose account it is", async () => {
  const attacker = await somebody(kalivo, "Attila", "Tacker");
  for (const cookie of ["", ELSEWHERE]) {
    const state = await begin(attacker, "strava");
    const page = await comeBack("strava", { state, code: `strava.victim${cookie.length}` }, cookie);
    expect(Object.keys(page)).toEqual(["provider", "pending"]);
    expect([(await connection(attacker))?.status, await activeSource(attacker)]).toEqual(["none", "manual"]);
    expect((await pending(page["pending"])).body).toEqual({ provider: "strava", account: "Attila Tacker" });
    expect((await pending(`${page["pending"]}x`)).status).toBe(404);

    expect((await refuse(page["pending"])).status).toBe(200);
    expect((await confirm(page["pending"])).status).toBe(410);
    expect(await revoked()).toContain(`victim${cookie.length}`);
    expect((await connection(attacker))?.status).toBe("none");
  }
});

test("in the phone's browser the person says yes, once, also of two presses at once", async () => {
  const person = await somebody(kalivo, "Ada", "Runner");
  const state = await begin(person, "strava");
  const { pending: token } = await comeBack("strava", { state, code: "strava.ada" }, "");
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect([(await connection(person))?.status, await activeSource(person)]).toEqual(["active", "strava"]);
  expect((await refuse(token)).status).toBe(410);
});

test("what nobody says yes to within ten minutes is ended at the provider, and what was granted is kept sealed", async () => {
  const person = await somebody(kalivo, "Late", "Comer");
  const state = await begin(person, "strava");
  const { pending: token } = await comeBack("strava", { state, code: "strava.late" }, "");
  const { db } = kalivo.product.services;
  const kept = await db
    .selectFrom("integration_states")
    .select("grant_sealed")
    .where("user_id", "=", person.id)
    .execute();
  expect(kept.map(({ grant_sealed }) => grant_sealed?.includes("access late"))).toEqual([false]);
  await moveBy(11);
  expect((await pending(token)).status).toBe(410);
  expect((await confirm(token)).status).toBe(410);
  expect(await revoked()).toContain("late");
  expect(
    await db.selectFrom("integration_states").select("user_id").where("user_id", "=", person.id).execute(),
  ).toEqual([]);
});

test("an account that another account here has is not taken by a yes", async () => {
  const [owner, other] = [await somebody(kalivo, "Own"), await somebody(kalivo, "Other")];
  await comeBack("strava", { state: await begin(owner, "strava"), code: "strava.one" });
  const { pending: token } = await comeBack(
    "strava",
    { state: await begin(other, "strava"), code: "strava.one" },
    "",
  );
  const answer = await confirm(token);
  expect([answer.status, answer.body.message]).toEqual([
    409,
    "That account is connected to another account here. Disconnect it there first.",
  ]);
  expect((await connection(owner))?.status).toBe("active");
});
