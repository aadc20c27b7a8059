import { defineConfig } from "vitest/config";
import { EvenShards } from "./e2e/support/even-shards.ts";

/** For what hangs. A busy machine takes many times as long as a quiet one, and decides nothing by it. */
const HANGS_MS = 180_000;

export default defineConfig({
  test: {
    sequence: { sequencer: EvenShards },
    projects: [
      {
        test: {
          name: "pure",
          testTimeout: HANGS_MS,
          include: ["{domain,contract,words,web}/src/**/*.test.ts", "{mobile/test,words/tools}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          // Most of a file's time was reading the server's code anew; its tests share nothing but that code.
          isolate: false,
          include: ["server/{src,test}/**/*.test.ts"],
          globalSetup: ["server/test/support/global-setup.ts"],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/journeys/**/*.test.ts"],
          globalSetup: ["e2e/support/global-setup.ts"],
          fileParallelism: false,
          testTimeout: HANGS_MS,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: HANGS_MS,
        },
      },
    ],
  },
});
