import type { PaymentProvider } from "../../src/adapters/payment/port.ts";
import type { ProviderUnderTest } from "../../src/adapters/payment/suite/acts.suite.ts";
import type { StripeFake } from "./stripe-fake.ts";

/** The payer, the bank and the clock of the fake, for the port's suite. `provider` talks to the same fake. */
export const fakeUnderTest = (fake: StripeFake, provider: PaymentProvider): ProviderUnderTest => ({
  provider,
  completeSetup: async (session, behaviour) => fake.completeSetup(session, behaviour),
  answerBank: async (payment, answer) => fake.answerBank(payment, answer),
  passDays: async (days) => fake.passDays(days),
  now: fake.now,
  signedEvent: (signedAt) => fake.signedEvent(signedAt),
});
