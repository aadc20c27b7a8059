import { expect, test } from "vitest";
import { run } from "../support/activity-source.ts";
import { put, useSources } from "../support/connections.ts";
import { useProduct } from "../support/product.ts";

// A pool of one connection: whoever holds it and asks for another waits for ever. Seen red before, where tokens are renewed.

const kalivo = useProduct({ DATABASE_POOL: "1", LOG_LEVEL: "fatal" });
const { strava, connected, told, moveBy, refs } = useSources(kalivo);
const FOUR_HOURS = 240;

const pauses = () =>
  kalivo.product.services.db.selectFrom("source_pauses").select(["provider", "reason"]).execute();

test("with one connection tokens are renewed, and a provider that is down is left alone", async () => {
  const ada = await connected("ada");
  put(strava, "ada", run("strava", "a1", "2026-11-05T08:00:00Z"));
  strava.fail({ kind: "down" });
  await moveBy(FOUR_HOURS * 2);
  strava.calls.refresh = 0;
  await told("strava", [{ kind: "activityRef", providerUserId: "ada", id: "a1" }]);
  expect([await pauses(), await refs(ada)]).toEqual([[{ provider: "strava", reason: "down" }], []]);
  strava.fail(null);
  await moveBy(FOUR_HOURS);
  expect([strava.calls.refresh > 0, await pauses(), await refs(ada)]).toEqual([true, [], ["a1"]]);
});
