import { afterEach, expect, test, vi } from "vitest";
import { systemClock } from "../../src/adapters/clock/system-clock.ts";
import { findAlarms } from "../../src/features/admin/dashboard/alarms/find-alarms.ts";
import { standIn } from "../../src/jobs/stand-in.ts";
import { signOfLife } from "../../src/jobs/worker.ts";
import { startSchedule } from "../../src/jobs/schedule.ts";
import { anAdmin } from "../support/admins.ts";
import type { Services } from "../../src/services.ts";
import { notifyJobs } from "../../src/db/notify-jobs.ts";
import { useProduct } from "../support/product.ts";

// A machine's clock and the database's disagree; or nobody runs the jobs at all.

const kalivo = useProduct();
const services = () => kalivo.product.services;
const db = () => services().db;

const alarm = async (kind: string) =>
  (await findAlarms(db(), services().clock.now())).find((one) => one.kind === kind);

afterEach(async () => {
  vi.useRealTimers();
  await db().deleteFrom("workers").execute();
});

function tenDaysAhead() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 86_400_000 });
}

test("a machine whose clock is ten days ahead runs no step, and the others raise the alarm", async () => {
  tenDaysAhead();
  let ran = 0;
  const step = { lane: "month", name: "count", run: async () => void ran++ } as const;
  const schedule = startSchedule(services(), [step], kalivo.product);
  await vi.waitFor(async () => {
    expect(await db().selectFrom("workers").select("id").execute()).toHaveLength(1);
  });
  await schedule.stop();
  expect(ran).toBe(0);
  vi.useRealTimers();
  expect(await alarm("clock_differs")).toMatchObject({ count: 1 });
});

test("once the clocks agree the steps run", async () => {
  const ran = Promise.withResolvers<undefined>();
  const step = { lane: "month", name: "count", run: async () => ran.resolve(undefined) } as const;
  const schedule = startSchedule(services(), [step], kalivo.product);
  await ran.promise;
  await schedule.stop();
  expect(await alarm("clock_differs")).toBeUndefined();
  expect(await alarm("jobs_stand_still")).toBeUndefined();
});

test("when no worker has been seen for a while, whoever serves raises the alarm and sends it", async () => {
  await anAdmin(kalivo);
  await signOfLife(services(), systemClock).give();
  const silent = new Date(Date.now() - 3_600_000);
  await db().updateTable("workers").set({ seen_at: silent }).execute();
  expect(await alarm("jobs_stand_still")).toMatchObject({ count: 1, since: silent.toISOString() });
  await standIn(services(), kalivo.product.steps);
  const told = await db().selectFrom("outbox").select(["sent_at"]).where("kind", "=", "alarms").execute();
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ sent_at }) => sent_at === null)).toEqual([]);
});

test("while a worker is seen, whoever serves leaves the jobs to it", async () => {
  await signOfLife(services(), systemClock).give();
  let ran = 0;
  await standIn(services(), [{ lane: "watch", name: "watch for alarms", run: async () => void ran++ }]);
  expect(ran).toBe(0);
});

test("a clock that is moved while the jobs run ends the step that is at it, and no other begins", async () => {
  const times: Date[] = [];
  const [began, moved, failed] = [0, 0, 0].map(() => Promise.withResolvers<undefined>());
  const step = {
    lane: "month",
    name: "look at the clock",
    run: async ({ clock }: Services) => {
      times.push(clock.now());
      began?.resolve(undefined);
      await moved?.promise;
      try {
        times.push(clock.now());
      } finally {
        failed?.resolve(undefined);
      }
    },
  } as const;
  const schedule = startSchedule(services(), [step], kalivo.product);
  await began?.promise;
  tenDaysAhead();
  moved?.resolve(undefined);
  await failed?.promise;
  await notifyJobs(db(), "clock");
  await schedule.stop();
  expect(times).toHaveLength(1);
});
