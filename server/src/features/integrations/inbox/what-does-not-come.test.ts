import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { put, useSources } from "#server-test/support/connections.ts";
import { useProduct } from "#server-test/support/product.ts";

// Data that a provider has of a person and we do not get, and what the person is told about it.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { strava, garmin, connect, connected, member, told, connection, refs } = useSources(kalivo);

const grant = (granted: string[]) =>
  told("garmin", [{ kind: "permissions", providerUserId: "hal", granted }]);

test("which permission is missing at the provider stands at the connection until it is given", async () => {
  const standing = async () => {
    const { status, missing } = (await connection(hal, "garmin")) ?? {};
    return [status, missing];
  };
  const hal = await connected("hal", "garmin");
  await kalivo.runDue();
  expect(await standing()).toEqual(["active", []]);
  expect((await connection(hal, "strava"))?.missing).toEqual([]); // it was never connected
  const { backfill } = garmin.calls;
  await grant(["ACTIVITY_EXPORT"]);
  expect(await standing()).toEqual(["active", ["past"]]);
  await grant(["HISTORICAL_DATA_EXPORT"]);
  expect(await standing()).toEqual(["needs_reconnect", ["workouts"]]);
  await grant(["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"]);
  expect(await standing()).toEqual(["active", []]);
  expect(garmin.calls.backfill).toBeGreaterThan(backfill); // what may be read now is asked for
});

test.each(["strava", "garmin"] as const)(
  "what began at %s before there was an account is not taken, and it is said how many",
  async (provider) => {
    const source = { strava, garmin }[provider];
    const account = `ida-${provider}`;
    const times = ["2026-10-30T08:00:00Z", "2026-11-01T08:00:00Z", "2026-11-05T08:00:00Z"];
    put(source, account, ...times.map((start, index) => run(provider, `${account}-${index}`, start)));
    const ida = await member(account, "2026-11-04T12:00:00Z");
    await connect(ida, provider, account);
    await kalivo.runDue();
    const push = [0, 1, 2].map((index) => ({
      kind: provider === "strava" ? "activityRef" : "activity",
      providerUserId: account,
      id: `${account}-${index}`,
    }));
    for (const again of [push, push.slice(0, 1)]) await told(provider, again);
    expect(await refs(ida)).toEqual([`${account}-2`]);
    expect((await connection(ida, provider))?.before_account).toBe(2);
    await connect(ida, provider, account);
    await kalivo.runDue();
    expect((await connection(ida, provider))?.before_account).toBe(provider === "strava" ? 2 : 0); // it is told anew
  },
);
