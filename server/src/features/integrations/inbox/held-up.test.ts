import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { put, useSources } from "#server-test/support/connections.ts";
import { useProduct } from "#server-test/support/product.ts";

// Messages that could not be read when they came, and histories that cannot be read. The tests follow each other on one
// clock.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { strava, garmin, connected, told, moveBy, workouts, refs } = useSources(kalivo);

const END = "2026-11-05T08:00:00Z";

/** The messages of this id carry the same recording of one person, as it was then. */
const carries = (account: string, name: string, metres: number) => {
  put(garmin, account, { ...run("garmin", name, END, { metres }), id: name });
  garmin.activities.get(account)?.set(name, run("garmin", "one", END, { metres }));
};

const push = (id: string) => told("garmin", [{ kind: "activity", providerUserId: "hal", id }]);

test("a push that was held up does not undo a later one", async () => {
  const hal = await connected("hal", "garmin");
  const km = async () => (await workouts(hal)).map((workout) => Number(workout.km));
  await push("first");
  expect(await km()).toEqual([]);
  await moveBy(0.5);
  carries("hal", "second", 12_000);
  await push("second");
  expect(await km()).toEqual([12]);
  carries("hal", "first", 10_000);
  await moveBy(2);
  expect(await km()).toEqual([12]);

  // A repeat counts as the latest message.
  await push("third");
  await moveBy(0.5);
  await push("second");
  carries("hal", "third", 9_000);
  await moveBy(2);
  expect(await km()).toEqual([12]);
  await push("third");
  expect(await km()).toEqual([9]);
  const waiting = kalivo.product.services.db
    .selectFrom("source_inbox")
    .select("id")
    .where("processed_at", "is", null);
  expect(await waiting.execute()).toEqual([]);
});

test("a past that cannot be read is asked for less and less often, and nobody else waits for it", async () => {
  const { listActivities } = strava.source;
  let asked = 0;
  strava.source.listActivities = async (tokens, window) => {
    if (tokens.accessToken.includes("ida")) {
      asked += 1;
      if (asked < 4) throw new Error("what is that?");
    }
    if (listActivities === undefined) throw new Error("the double lists");
    return listActivities(tokens, window);
  };
  put(strava, "ida", run("strava", "i1", END));
  put(strava, "jan", run("strava", "j1", END));
  const ida = await connected("ida");
  const jan = await connected("jan");
  const counts: number[] = [];
  for (const minutes of [0, 0, 1, 1, 1, 2, 2]) {
    await moveBy(minutes);
    await kalivo.runDue();
    counts.push(asked);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect([await refs(ida), await refs(jan)]).toEqual([["i1"], ["j1"]]);
  Object.assign(strava.source, { listActivities });
});
