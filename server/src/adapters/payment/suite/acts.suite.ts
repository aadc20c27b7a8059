import type { PaymentProvider, ProviderEvent } from "../port.ts";

/** A test method by its behaviour; each implementation has its number or token. */
export type TestBehaviour =
  | "works"
  | "always_confirms"
  | "declines"
  | "no_funds"
  | "expired"
  | "lost"
  | "disputed"
  | "settles"
  | "fails_to_settle";

/** What the suite needs beyond the port: the payer's and the bank's actions, time, and sent events. */
export type ProviderUnderTest = {
  provider: PaymentProvider;
  /** Completes the set-up page as a payer, confirming where the bank asks. */
  completeSetup: (setupRef: string, behaviour: TestBehaviour) => Promise<void>;
  /** The payer's confirmation or refusal of one payment at the bank. */
  answerBank: (paymentRef: string, answer: "approve" | "refuse") => Promise<void>;
  passDays: (days: number) => Promise<void>;
  now: () => Date;
  /** One signed delivery of an event as it arrives, with the time it was signed at. */
  signedEvent: (signedAt: Date) => { body: string; headers: Record<string, string> };
};

let counter = 0;
export const unique = (name: string) => `${name}-${++counter}`;

export type Acts = ReturnType<typeof actsOf>;

/** Common steps of the tests, on an implementation created before the first of them. */
export function actsOf(under: () => ProviderUnderTest) {
  const customer = async () => {
    const payerKey = unique("payer");
    const { customerRef } = await under().provider.ensureCustomer({
      payerKey,
      customerRef: null,
      email: "amelie@example.org",
      name: "Amélie",
      locale: "en",
    });
    return { payerKey, customerRef };
  };

  const startSetup = (customerRef: string, setupKey = unique("setup")) =>
    under().provider.startMethodSetup({
      customerRef,
      setupKey,
      methods: ["card", "sepa_debit"],
      mandateText: "Up to 250 € a month.",
      locale: "en",
      returnUrl: "https://kalivo.example/stripe?setup=done",
      cancelUrl: "https://kalivo.example/stripe?setup=cancelled",
    });

  const payer = async (behaviour: TestBehaviour) => {
    const { customerRef } = await customer();
    const { setupRef } = await startSetup(customerRef);
    await under().completeSetup(setupRef, behaviour);
    const setup = await under().provider.getMethodSetup(setupRef);
    if (setup.status !== "complete") throw new Error("the set-up is not complete");
    return { customerRef, setupRef, methodRef: setup.method.ref, method: setup.method };
  };

  const payment = async (customerRef: string, amount = 600n, chargeKey = unique("charge")) => {
    const { ref } = await under().provider.createPayment({
      chargeKey,
      customerRef,
      amount,
      currency: "EUR",
      description: "Kalivo 2026-10",
      metadata: { charge: chargeKey },
    });
    return ref;
  };

  const submit = (paymentRef: string, methodRef: string, attemptKey = unique("attempt")) =>
    under().provider.submitPayment({ paymentRef, methodRef, attemptKey, mode: { by: "merchant" } });

  const paid = async (behaviour: TestBehaviour, amount = 600n) => {
    const { customerRef, methodRef } = await payer(behaviour);
    const paymentRef = await payment(customerRef, amount);
    return { customerRef, methodRef, paymentRef, state: await submit(paymentRef, methodRef) };
  };

  const eventsAbout = async (object: string) => {
    const found: ProviderEvent[] = [];
    for await (const event of under().provider.eventsSince({ since: new Date(0) })) {
      if (Object.values(event).includes(object)) found.push(event);
    }
    return found;
  };

  const movementsOf = async (source: string) => {
    const found = [];
    for await (const movement of under().provider.balanceMovements({ since: new Date(0) })) {
      if (movement.sourceRef === source) found.push(movement);
    }
    return found;
  };

  /** Movements of one amount in either direction: a processing debit has no charge to search by yet. */
  const movementsOfAmount = async (amount: bigint) => {
    const found = [];
    for await (const movement of under().provider.balanceMovements({ since: new Date(0) }))
      if (movement.gross === amount || movement.gross === -amount) found.push(movement);
    return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  };

  const eventsOfKind = async (kind: ProviderEvent["kind"]) => {
    const found: ProviderEvent[] = [];
    for await (const event of under().provider.eventsSince({ since: new Date(0) }))
      if (event.kind === kind) found.push(event);
    return found;
  };
  return {
    under,
    customer,
    startSetup,
    payer,
    payment,
    submit,
    paid,
    eventsAbout,
    movementsOf,
    movementsOfAmount,
    eventsOfKind,
  };
}
