import { availableParallelism } from "node:os";
import { findChromium } from "./chromium.mjs";
import { runVitest } from "./run-tests.mjs";

/** A journey waits for its browser, and that for the server: one more at once than there are cores keeps all busy. */
const LANES = availableParallelism() + 1;

/**
 * Runs these journeys, or all of them; answers what became of each part. Journeys move the clock of their server, so those
 * that run at once each have one of their own.
 * @param {readonly string[]} args for Vitest: files, words of a test's name
 */
export async function runJourneys(args = [], env = {}) {
  const chromium = await findChromium();
  if (chromium.problem) {
    const failures = [`browser journeys: ${chromium.problem}`];
    return [{ passed: 0, failed: 1, failures, times: [] }];
  }
  const shards =
    args.length > 0 ? [[]] : Array.from({ length: LANES }, (_, lane) => [`--shard=${lane + 1}/${LANES}`]);
  return Promise.all(
    shards.map((shard) => runVitest(["--project", "e2e", ...shard, ...args], { ...chromium.env, ...env })),
  );
}
