import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Durations of slow journeys in seconds, in three shards on two cores that had other work too; all others are faster. */
const SLOW: Readonly<Record<string, number>> = {
  accessibility: 204,
  treasurer: 98,
  transcripts: 91,
  "request-depth": 86,
  "a-month": 77,
  invited: 69,
  offline: 63,
  teams: 63,
  "keyboard-shared": 35,
  sources: 62,
  payouts: 61,
  native: 56,
  "empty-product": 40,
  "sign-in": 52,
  admin: 20,
  "two-taps": 46,
  "money-back": 45,
  trouble: 44,
  "home-lists": 42,
  "bad-input": 39,
  "offline-inside": 37,
  "text-sizes": 34,
  import: 33,
  delight: 31,
  pause: 31,
  account: 29,
  scan: 29,
  "sheet-sizes": 28,
};
/** The same of tests of the server. */
const SLOW_OF_SERVER: Readonly<Record<string, number>> = {
  "privacy-walk": 110,
  crash: 83,
  "provider-year": 80,
  start: 70,
  fuzz: 60,
  "database-away": 53,
  storm: 47,
  "one-effort-once": 37,
  "redeem-together": 35,
  disconnecting: 35,
  "privacy-walk-first": 27,
  "killed-in-the-middle": 24,
};
const OTHERS = 18;

type Shard = { seconds: number; files: TestSpecification[] };

const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId, ".test.ts");
const secondsOf = (file: TestSpecification) => SLOW[nameOf(file)] ?? OTHERS;
const isOfServer = ({ project }: TestSpecification) => project.name === "server";
const secondsOnServer = (file: TestSpecification) => SLOW_OF_SERVER[nameOf(file)] ?? 0;

/** Keeps all cores busy to the end, also in a clone that knows no durations yet. */
export class EvenShards extends BaseSequencer {
  /** Of the server's, the slowest begin: one that began last would run alone. */
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
