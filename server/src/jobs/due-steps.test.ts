import { createServer } from "node:http";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import { until } from "#server-test/support/until.ts";
import { workersNow } from "../features/operation/facts.queries.ts";
import type { Services } from "../services.ts";
import { runDueSteps, type DueStep } from "./due-steps.ts";
import { startSchedule } from "./schedule.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

let stop: AbortController;
let logged: object[];
beforeEach(() => {
  stop = new AbortController();
  logged = [];
});
afterEach(async () => {
  await db().deleteFrom("workers").execute();
});

/** A log that keeps what its lines carry. */
function keeping(bound: object): Services["log"] {
  const keep = (carried: object) => void logged.push({ ...bound, ...carried });
  return Object.assign(Object.create(kalivo.product.services.log), {
    child: (more: object) => keeping({ ...bound, ...more }),
    error: keep,
    info: keep,
  });
}
const services = (): Services => ({ ...kalivo.product.services, log: keeping({}), stopping: stop.signal });

const ran: string[] = [];
beforeEach(() => void ran.splice(0));
const step = (name: string, act: (services: Services) => unknown = () => undefined): DueStep => ({
  lane: "watch",
  name,
  run: async (all) => void (ran.push(name), await act(all)),
});
const fails = () => Promise.reject(new Error("it broke"));

test("a step that fails stops no other; it is named, counted and written down as itself", async () => {
  const counted: unknown[] = [];
  const failed = await runDueSteps(
    [
      step("first", fails),
      step("second", ({ log }) => log.info({ said: "hello" }, "")),
      step("third", fails),
    ],
    services(),
    ({ name }, _, failing) => counted.push([name, failing]),
  );
  expect([ran, failed]).toEqual([
    ["first", "second", "third"],
    ["first", "third"],
  ]);
  expect(counted).toEqual([
    ["first", true],
    ["second", false],
    ["third", true],
  ]);
  expect(logged).toEqual([
    { lane: "watch", step: "first", err: new Error("it broke") },
    { lane: "watch", step: "second", said: "hello" },
    { lane: "watch", step: "third", err: new Error("it broke") },
  ]);
});

test("once a process is told to stop no further step begins", async () => {
  expect(await runDueSteps([step("first", () => stop.abort()), step("second")], services())).toEqual([]);
  expect(ran).toEqual(["first"]);
});

/** Counts the calls of an outside service that waits for a sign of life. */
async function outsideWatch(): Promise<{ pingUrl: string; calls: () => number }> {
  let calls = 0;
  const server = createServer((_, answer) => answer.end(String(++calls)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { pingUrl: `http://127.0.0.1:${address.port}`, calls: () => calls };
}

const roundNoted = () =>
  db().selectFrom("job_rounds").select("failed").where("lane", "=", "watch").executeTakeFirst();

/** Runs the lanes until that of these steps has ended a round. */
async function runRound(steps: readonly DueStep[], all: Services): Promise<void> {
  await kalivo.owner.deleteFrom("job_rounds").execute();
  const schedule = startSchedule(all, steps, kalivo.product);
  await until(roundNoted, (round) => round !== undefined);
  await schedule.stop();
}

test("a round is noted with the steps that failed in it; the outside watch hears of one in which none did", async () => {
  const { pingUrl, calls } = await outsideWatch();
  const all = services();
  const watched = { ...all, config: { ...all.config, pingUrl } };
  await runRound([step("look", fails), step("mend")], watched);
  expect(await roundNoted()).toEqual({ failed: ["look"] });
  expect(calls()).toBe(0);
  await runRound([step("look")], watched);
  expect(await roundNoted()).toEqual({ failed: [] });
  expect(calls()).toBeGreaterThan(0);
});

test("a process that is told to stop says so: it is alive until then, and no minute longer", async () => {
  const alive = async () => (await workersNow(db())).alive;
  const schedule = startSchedule(services(), [], kalivo.product);
  await until(alive, (count) => count === 1);
  await schedule.stop();
  const now = await workersNow(db());
  expect(now.alive).toBe(0);
  expect(now.last_seen, "for the alarm that nobody runs the jobs").not.toBeNull();
});

test("a round that a stop cuts short is neither noted nor told to the outside watch", async () => {
  const { pingUrl, calls } = await outsideWatch();
  const all = services();
  const cut = Promise.withResolvers<void>();
  const steps = [step("cut", () => (stop.abort(), cut.resolve())), step("later")];
  await kalivo.owner.deleteFrom("job_rounds").execute();
  const schedule = startSchedule({ ...all, config: { ...all.config, pingUrl } }, steps, kalivo.product);
  await cut.promise;
  await schedule.stop();
  expect([ran, await roundNoted(), calls()]).toEqual([["cut"], undefined, 0]);
});
