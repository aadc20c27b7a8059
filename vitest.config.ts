import { defineConfig } from "vitest/config";
import { onlyWhatHides } from "./web/test/support/hiding-styles.ts";
import { EvenShards } from "./e2e/support/even-shards.ts";

/** For what hangs. A busy machine takes many times as long as a quiet one, and decides nothing by it; by night much more is done. */
const BY_NIGHT = process.env["KALIVO_SIZE"] === "large";
const HANGS_MS = BY_NIGHT ? 7_200_000 : 600_000;
/** What draws chance draws the same in every run, unless it is told otherwise. */
const SEEDED = ["server/test/support/seeded.ts"];
/** What costs much and changes nothing that a test looks at. By night all is as in production; no pooler knows names. */
const QUICKER = [
  "server/test/support/quick-hashes.ts",
  ...(process.env["KALIVO_TEST_ENGINES"] === undefined ? ["server/test/support/prepared-statements.ts"] : []),
];

export default defineConfig({
  test: {
    sequence: { sequencer: EvenShards },
    projects: [
      {
        test: {
          name: "pure",
          setupFiles: SEEDED,
          testTimeout: HANGS_MS,
          include: ["{domain,contract,words,web}/src/**/*.test.ts", "{mobile/test,words/tools}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          // Most of a file's time was reading the server's code anew; its tests share nothing but that code.
          isolate: false,
          setupFiles: BY_NIGHT ? SEEDED : [...SEEDED, ...QUICKER],
          include: ["server/{src,test}/**/*.test.ts", "demo/src/**/*.test.ts"],
          // What takes minutes of a processor: by night.
          exclude: BY_NIGHT ? [] : ["server/test/nightly/**"],
          globalSetup: ["server/test/support/global-setup.ts"],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        extends: "./web/vite.config.ts",
        root: import.meta.dirname,
        plugins: [onlyWhatHides()],
        test: {
          name: "screens",
          environment: "jsdom",
          css: true,
          include: ["web/test/**/*.test.tsx"],
          testTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/journeys/**/*.test.ts"],
          globalSetup: ["e2e/support/global-setup.ts"],
          fileParallelism: false,
          // One browser for all files, and their support read once; a visit is a context of its own.
          isolate: false,
          testTimeout: HANGS_MS,
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: HANGS_MS,
        },
      },
    ],
  },
});
