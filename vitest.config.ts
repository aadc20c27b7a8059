import { defineConfig } from "vitest/config";
import { EvenShards } from "./e2e/support/even-shards.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: EvenShards },
    projects: [
      {
        test: {
          name: "pure",
          // Properties tried hundreds of times share two cores with the server's tests.
          testTimeout: 30_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/journeys/**/*.test.ts"],
          globalSetup: ["e2e/support/global-setup.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
