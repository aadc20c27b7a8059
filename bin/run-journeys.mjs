import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { runVitest } from "./run-tests.mjs";

/** Journeys wait for browser and server: one more than there are cores keeps all busy. */
const LANES = availableParallelism() + 1;

/**
 * Runs the given journeys, or all; returns the result of each shard. Journeys move their server's clock, so each shard has
 * a server of its own.
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
  world ??= sharedWorld();
  const variables = { KALIVO_WORLD: world, ...chromium.env, ...env };
  return Promise.all(shards.map((shard) => runVitest(["--project", "e2e", ...shard, ...args], variables)));
}

/** @type {string | undefined} */
let world;

/** A folder for the demo world that one server makes and all begin with (e2e/support/kept-world.ts); gone when this ends. */
function sharedWorld() {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-world-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
