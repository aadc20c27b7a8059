import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Durations of slow journeys in seconds, in three shards on two cores; all others are faster. */
const SLOW: Readonly<Record<string, number>> = {
  accessibility: 141,
  offline: 58,
  "request-depth": 57,
  sources: 55,
  transcripts: 50,
  teams: 46,
  "a-month": 44,
  "sign-in": 38,
  trouble: 37,
  invited: 36,
  "money-back": 36,
  "offline-inside": 33,
  treasurer: 32,
  "two-taps": 31,
  native: 31,
  import: 30,
  scan: 24,
  "empty-product": 22,
  payouts: 22,
  codes: 21,
  delight: 21,
  "bad-input": 21,
  "text-sizes": 21,
  "focus-and-place": 21,
  "own-data": 20,
  "keyboard-shared": 20,
};
/** What names a forgotten place after a change begins before all others. */
const OF_THE_HOUSE = /\/server\/(?:test\/house|src\/mails)\//;
/** The same of tests of the server. */
const SLOW_OF_SERVER: Readonly<Record<string, number>> = {
  "bad-files": 132,
  "privacy-walk": 89,
  crash: 51,
  "database-away": 49,
  "provider-year": 41,
  start: 37,
  storm: 36,
  "legal-pages": 20,
  "half-signs": 14,
  fuzz: 14,
  "ends-on-stripe": 12,
};
const OTHERS = 10;
const LONGEST = 1_000;

type Shard = { seconds: number; files: TestSpecification[] };

const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId, ".test.ts");
const secondsOf = (file: TestSpecification) => SLOW[nameOf(file)] ?? OTHERS;
const isOfServer = ({ project }: TestSpecification) => project.name === "server";
const secondsOnServer = (file: TestSpecification) =>
  OF_THE_HOUSE.test(file.moduleId) ? LONGEST : (SLOW_OF_SERVER[nameOf(file)] ?? 0);

/** Keeps all cores busy to the end, also in a clone that knows no durations yet. */
export class EvenShards extends BaseSequencer {
  /** Of the server's, the slowest begin after those of the house: one that began last would run alone. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const slowFirst = usual
      .filter(isOfServer)
      .toSorted((one, other) => secondsOnServer(other) - secondsOnServer(one))
      .values();
    return usual.map((file) => (isOfServer(file) ? (slowFirst.next().value ?? file) : file));
  }

  /** Each file, slowest first, goes to the shard with the least to do. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, (): Shard => ({ seconds: 0, files: [] }));
    const slowFirst = files.toSorted(
      (one, other) => secondsOf(other) - secondsOf(one) || nameOf(one).localeCompare(nameOf(other)),
    );
    for (const file of slowFirst) {
      const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
      least.seconds += secondsOf(file);
      least.files.push(file);
    }
    return shards[index - 1]?.files ?? [];
  }
}
