import { beforeAll, describe } from "vitest";
import { actsOf, type ProviderUnderTest } from "./suite/acts.suite.ts";
import { booksTests } from "./suite/books.suite.ts";
import { eventsTests } from "./suite/events.suite.ts";
import { methodsTests } from "./suite/methods.suite.ts";
import { paymentsTests } from "./suite/payments.suite.ts";

/** The contract tests of the port. `make` is called once, before the first test. */
export function paymentProviderSuite(implementation: string, make: () => Promise<ProviderUnderTest>) {
  describe(`${implementation} as a payment provider`, () => {
    let made: ProviderUnderTest | null = null;
    beforeAll(async () => {
      made = await make();
    });
    const acts = actsOf(() => {
      if (made === null) throw new Error("the provider is not made yet");
      return made;
    });
    methodsTests(acts);
    paymentsTests(acts);
    booksTests(acts);
    eventsTests(acts);
  });
}
