import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Durations of slow journeys in seconds on two cores; all others are faster. */
const SLOW: Readonly<Record<string, number>> = {
  accessibility: 90,
  transcripts: 42,
  "request-depth": 47,
  teams: 45,
  offline: 42,
  sources: 42,
  "a-month": 36,
  "empty-product": 20,
  "sign-in": 35,
  treasurer: 25,
  trouble: 32,
  "keyboard-shared": 18,
  "money-back": 29,
  invited: 28,
  "two-taps": 28,
  payouts: 20,
  "offline-inside": 26,
  native: 25,
  "bad-input": 24,
  import: 21,
};
const OTHERS = 12;

type Shard = { seconds: number; files: TestSpecification[] };

const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId, ".test.ts");
const secondsOf = (file: TestSpecification) => SLOW[nameOf(file)] ?? OTHERS;

/** Balances the shards: each file, slowest first, goes to the shard with the least to do. */
export class EvenShards extends BaseSequencer {
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
