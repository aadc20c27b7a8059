import { expect, onTestFinished, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import { notifyJobs } from "../db/notify-jobs.ts";
import { LANES } from "./due-steps.ts";
import { listen } from "./listen.ts";
import { WAKE_CHANNEL } from "./schedule.ts";
import { lanesOf } from "./wakes.ts";

const kalivo = useProduct();

test("whoever runs the jobs hears at once what became due; a word of another version wakes every lane", async () => {
  const { services, directString } = kalivo.product;
  const [ready, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<string | undefined>()];
  const listener = listen(directString, WAKE_CHANNEL, {
    onBack: ready.resolve,
    onMessage: heard.resolve,
    log: services.log,
  });
  onTestFinished(() => listener.stop());
  await ready.promise;
  await notifyJobs(services.db, "mail");
  expect(lanesOf(await heard.promise)).toEqual(["people", "mails"]);
  expect([lanesOf("news of tomorrow"), lanesOf(undefined)]).toEqual([LANES, LANES]);
});
