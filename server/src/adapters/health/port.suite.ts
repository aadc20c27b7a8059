import { beforeAll, describe } from "vitest";
import { askingTests } from "./suite/asking.suite.ts";
import { connectingTests } from "./suite/connecting.suite.ts";
import { actsOf, type SourceUnderTest } from "./suite/source-under-test.suite.ts";

/** The contract tests of the port. `make` is called once, before the first test. */
export function activitySourceSuite(implementation: string, make: () => Promise<SourceUnderTest>) {
  describe(`${implementation} as a source of workouts`, () => {
    let made: SourceUnderTest | null = null;
    beforeAll(async () => {
      made = await make();
    });
    const acts = actsOf(() => {
      if (made === null) throw new Error("the source is not made yet");
      return made;
    });
    connectingTests(acts);
    askingTests(acts);
  });
}
