import { expect, test } from "vitest";
import { Misconfigured, OutcomeUnknown, type PaymentProvider } from "#server/adapters/payment/port.ts";
import { useProduct } from "#server-test/support/product.ts";
import { useStripeFake, stripeOn } from "#server-test/support/stripe-on-fake.ts";
import { notingRefusals } from "./note-refusals.ts";
import { refusedCalls } from "./refusals.queries.ts";

const kalivo = useProduct();
const stripe = useStripeFake();

const CUSTOMER = { payerKey: "1", customerRef: null, email: "a@example.org", name: "A", locale: "en" };
const noting = (provider: PaymentProvider) => notingRefusals(provider, kalivo.product.services);
const refused = () => refusedCalls(kalivo.product.services.db);

test("a refused key is known to every process at once, call by call, until the call succeeds", async () => {
  const wrong = noting(stripeOn(stripe.fake, { secretKey: "sk_test_ofSomebodyElse" }));
  await expect(wrong.ensureCustomer(CUSTOMER)).rejects.toThrow(Misconfigured);
  const listed = wrong.eventsSince({ since: stripe.fake.now() })[Symbol.asyncIterator]().next();
  await expect(listed).rejects.toThrow(Misconfigured);
  expect(await refused()).toEqual(["ensureCustomer", "eventsSince"]);

  const right = noting(stripeOn(stripe.fake));
  await right.ensureCustomer(CUSTOMER);
  expect(await refused()).toEqual(["eventsSince"]);
  for await (const event of right.eventsSince({ since: stripe.fake.now() })) expect(event.id).toBeDefined();
  expect(await refused()).toEqual([]);
});

test("an outage is no refusal, and an answer does not wait for what cannot be written down", async () => {
  const away = stripeOn(stripe.fake, { http: { host: "127.0.0.1", port: 1 } });
  await expect(noting(away).getPayment("pi_1")).rejects.toThrow(OutcomeUnknown);
  expect(await refused()).toEqual([]);
});
