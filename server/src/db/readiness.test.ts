import { expect, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { freePort } from "#server-test/support/process.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { openDatabase } from "./client.ts";
import { readiness } from "./readiness.ts";

const world = useDatabase();

test("a process whose connections all wait for others is ready as long as the database answers anew", async () => {
  const few = openDatabase(world.connectionString, { max: 1, onLost: () => undefined });
  const waiting = await few.db.startTransaction().execute();
  try {
    expect(await readiness(few.db, world.connectionString, systemClock)()).toBeNull();
    const nobody = `postgresql://kalivo@127.0.0.1:${await freePort()}/kalivo`;
    expect(await readiness(few.db, nobody, systemClock)()).toBe("database");
  } finally {
    await waiting.rollback().execute();
    await few.close();
  }
});

test("one whose clock is not the database's is not, whichever way it is wrong", async () => {
  for (const days of [5, -5]) {
    const wrong = { now: () => new Date(Date.now() + days * 86_400_000) };
    expect(await readiness(world.db, world.connectionString, wrong)()).toBe("clock");
  }
});
