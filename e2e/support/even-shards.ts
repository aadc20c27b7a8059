import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The journeys that take long, in seconds on two cores; every other one takes less. */
const SLOW: Readonly<Record<string, number>> = {
  accessibility: 350,
  "a-month": 110,
  messages: 85,
  "keyboard-flows": 80,
  languages: 65,
  teams: 60,
  "request-depth": 60,
  sources: 50,
  "bad-input": 50,
  native: 50,
  "empty-product": 45,
  trouble: 40,
  guards: 40,
  offline: 40,
};
const OTHERS = 20;

type Shard = { seconds: number; files: TestSpecification[] };

const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId, ".test.ts");
const secondsOf = (file: TestSpecification) => SLOW[nameOf(file)] ?? OTHERS;

/** Parts of a run that take about as long as one another: each file, the slow ones first, goes where least is to do. */
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
