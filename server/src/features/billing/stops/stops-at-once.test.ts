import { expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { newBurner, newPayer, useDatabase } from "#server-test/support/month-world.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { endStop, openStop, pauseOwn } from "../../payer-stops/stop-payer.queries.ts";
import { closeInside } from "../close/close-month.ts";

const world = useDatabase();

const sorted = (all: readonly boolean[]) => all.toSorted((a, b) => Number(b) - Number(a));

test("two workers that stop or let go at the same moment do it once, and a clock set back makes nothing overlap", async () => {
  const payer = await newPayer(world.db);
  const at = new Date("2026-11-20T10:00:00Z");
  const earlier = new Date(at.getTime() - 3_600_000);
  const end = () => endStop(world.db, payer, "pause", { by: "payment" }, earlier);
  const once = [true, false, false, false];
  const open = (instant: Date) =>
    world.db.transaction().execute((tx) => openStop(tx, payer, "pause", instant));
  for (const instant of [at, at, earlier]) {
    expect(sorted(await Promise.all(once.map(() => open(instant))))).toEqual(once);
    expect(sorted(await Promise.all(once.map(end)))).toEqual(once);
  }
  const mixed = [1, 2, 3, 4].flatMap(() => [open(at), end()]);
  const changes = (await Promise.all(mixed)).filter(Boolean).length;
  const stops = await world.db
    .selectFrom("payer_stops")
    .select("ended_by")
    .where("payer_id", "=", payer)
    .execute();
  const going = stops.filter(({ ended_by }) => ended_by === null).length;
  expect(going).toBeLessThanOrEqual(1);
  expect((stops.length - 3) * 2 - going).toBe(changes);
});

test("what stopped somebody is kept: it is neither changed nor taken away", async () => {
  const payer = await newPayer(world.db);
  await newStop(world.db, payer, {
    kind: "pause",
    from: "2026-11-01T00:00:00Z",
    until: "2026-11-02T00:00:00Z",
  });
  await newStop(world.db, payer, { kind: "dispute", from: "2026-11-03T00:00:00Z" });
  const kept = /what stopped a payer is kept/u;
  const all = () => world.owner.updateTable("payer_stops").where("payer_id", "=", payer);
  const during = "[2026-11-01,2026-11-04)";
  await expect(all().set({ during, ended_by: "payment" }).execute()).rejects.toThrow(kept);
  await expect(all().set({ kind: "own" }).execute()).rejects.toThrow(kept);
  await expect(world.owner.deleteFrom("payer_stops").where("payer_id", "=", payer).execute()).rejects.toThrow(
    kept,
  );
  const overlapping = newStop(world.db, payer, { kind: "pause", from: "2026-11-01T12:00:00Z" });
  await expect(overlapping).rejects.toThrow("one_stop_of_a_kind_at_a_time");
});

test("a pause with an end is kept like any other once a month was computed by it", async () => {
  const payer = await newPayer(world.db);
  const pausing = {
    payerId: payer,
    userId: await newBurner(world.db, []),
    until: new Date("2026-11-25T23:00:00Z"),
  };
  const begun = new Date("2026-11-20T10:00:00Z");
  await world.db.transaction().execute((tx) => pauseOwn(tx, pausing, begun));
  const stop = () => world.owner.updateTable("payer_stops").where("payer_id", "=", payer);
  await stop().set({ during: "[2026-11-20T10:00:00Z,2026-11-29T00:00:00Z)" }).execute();
  await expect(stop().set({ kind: "pause" }).execute()).rejects.toThrow("what stopped a payer is kept");

  await world.owner.transaction().execute((tx) => closeInside(tx, 202611, closesAt(202611)));
  const moved = stop().set({ during: "[2026-11-20T10:00:00Z,2027-01-01T00:00:00Z)" });
  await expect(moved.execute()).rejects.toThrow("what stopped a payer is kept");
});
