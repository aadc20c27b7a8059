import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { systemClock } from "../../clock/system-clock.ts";
import { Rejected } from "../port.ts";
import { stripeProvider } from "./stripe-provider.ts";

/** The same contract tests in Stripe's own test mode, as far as they need no browser and no days to pass. */
const KEY = process.env["STRIPE_TEST_KEY"] ?? "none";
const isTestKey = /^(sk|rk)_test_/.test(KEY);

describe.skipIf(!isTestKey)("Stripe's test mode (runs when STRIPE_TEST_KEY is set)", () => {
  const provider = stripeProvider({
    secretKey: KEY,
    webhookSecrets: ["whsec_unused"],
    sepaCreditorId: null,
    installation: randomUUID(),
    http: null,
    wallClock: systemClock,
    log: { warn: () => undefined },
  });
  const stripe = new Stripe(KEY, { telemetry: false });
  const started = new Date(systemClock.now().getTime() - 60_000);

  const customerWith = async (token: string) => {
    const { customerRef } = await provider.ensureCustomer({
      payerKey: randomUUID(),
      customerRef: null,
      email: "amelie@example.org",
      name: "Amélie",
      locale: "en",
    });
    const method = await stripe.paymentMethods.attach(token, { customer: customerRef });
    return { customerRef, methodRef: method.id };
  };
  const pay = async (token: string) => {
    const { customerRef, methodRef } = await customerWith(token);
    const created = {
      chargeKey: randomUUID(),
      customerRef,
      amount: 600n,
      currency: "EUR" as const,
      description: "Kalivo 2026-10",
      metadata: { charge: "1" },
    };
    const { ref } = await provider.createPayment(created);
    expect((await provider.createPayment(created)).ref).toBe(ref);
    const attempt = { paymentRef: ref, methodRef, attemptKey: "1", mode: { by: "merchant" } } as const;
    return { customerRef, ref, state: await provider.submitPayment(attempt), attempt };
  };

  test("a card pays once, is refunded once, and shows in the books and the events", async () => {
    const { ref, customerRef, state, attempt } = await pay("pm_card_visa");
    expect(state.status).toBe("succeeded");
    expect(await provider.submitPayment({ ...attempt, attemptKey: "2" })).toMatchObject({
      status: "succeeded",
      ref,
    });
    expect((await provider.currentMethod(customerRef))?.label).toBe("Visa ••4242");
    const give = { paymentRef: ref, amount: 100n, reason: "requested", key: "refund:1" } as const;
    expect((await provider.refund(give)).ref).toBe((await provider.refund(give)).ref);
    await expect(provider.refund({ ...give, amount: 600n, key: "refund:2" })).rejects.toThrow(Rejected);
    const kinds = [];
    for await (const { kind } of provider.balanceMovements({ since: started })) kinds.push(kind);
    expect(kinds).toContain("charge");
    const events = [];
    for await (const event of provider.eventsSince({ since: started })) events.push(event.kind);
    expect(events).toContain("payment.changed");
    await provider.forgetCustomer(customerRef);
    expect(await provider.currentMethod(customerRef)).toBeNull();
  });

  test("a declined card and a bank that wants its client say what to do next", async () => {
    expect((await pay("pm_card_chargeCustomerFail")).state).toMatchObject({ status: "declined" });
    expect((await pay("pm_card_authenticationRequired")).state).toMatchObject({
      status: "declined",
      decline: { authenticationRequired: true },
    });
  });

  test("the set-up page and the portal open", async () => {
    const { customerRef } = await customerWith("pm_card_visa");
    const returnUrl = "https://kalivo.example/stripe";
    const { setupRef, url } = await provider.startMethodSetup({
      customerRef,
      setupKey: randomUUID(),
      methods: ["card"],
      mandateText: "Up to 250 € a month.",
      locale: "en",
      returnUrl,
      cancelUrl: returnUrl,
    });
    expect(url).toContain(setupRef);
    expect(await provider.getMethodSetup(setupRef)).toEqual({ status: "open" });
    expect((await provider.openPortal({ customerRef, returnUrl, locale: "en" })).url).toMatch(/^https:/);
  });
});
