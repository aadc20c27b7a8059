import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { useDatabase } from "#server-test/support/month-world.ts";
import { freePort } from "#server-test/support/process.ts";
import { portOf } from "#server-test/support/smtp-server.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { openDatabase } from "./client.ts";
import { readiness } from "./readiness.ts";

const world = useDatabase();
const SHORT_MS = 100;
const HANGS_MS = 20_000;

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

/** PostgreSQL's "you are let in" and "ask", after which it says nothing more. */
const LET_IN = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I");
const NOTICE = Buffer.from("N\0\0\0\x05\0");

test.each([
  ["says nothing", Buffer.alloc(0)],
  ["lets in and answers nothing", LET_IN],
])(
  "a database that %s is away, and the connection is not kept",
  { timeout: HANGS_MS },
  async (_, greeting) => {
    const [gone, sockets] = [Promise.withResolvers<void>(), new Set<Socket>()];
    const silent = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket.on("error", () => undefined).on("close", () => gone.resolve()));
      // Whether the other side is gone, or only asks no more, is seen by writing.
      const writing = setInterval(() => socket.readableEnded && socket.write(NOTICE), 5);
      socket.on("close", () => clearInterval(writing));
      socket.once("data", () => socket.write(greeting)).resume();
    });
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const away = openDatabase(`postgresql://kalivo@127.0.0.1:${await freePort()}/kalivo`, {
      max: 1,
      onLost: () => undefined,
    });
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await away.close();
    });
    const address = `postgresql://kalivo@127.0.0.1:${portOf(silent)}/kalivo`;
    expect(await readiness(away.db, address, systemClock, SHORT_MS)()).toBe("database");
    await gone.promise;
  },
);
