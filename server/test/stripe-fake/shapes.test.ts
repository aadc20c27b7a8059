import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { CALLS } from "./calls.ts";
import { loadShapes } from "./shapes.ts";
import { startStripeFake } from "./stripe-fake.ts";

const root = join(import.meta.dirname, "../../..");
const shapes = loadShapes();

const shapeOf = (route: string) => {
  const found = CALLS.find(({ method, path }) => `${method} ${path}` === route);
  if (found === undefined) throw new Error(`there is no call ${route}`);
  return found;
};

test("the schemas are those of the pinned SDK", () => {
  const { status, stderr } = spawnSync(process.execPath, ["bin/stripe-schemas.mjs", "--check"], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test("every call has its schemas", () => {
  for (const call of CALLS) {
    expect(() => shapes.request(call, {})).not.toThrow();
    expect(() => shapes.answer(call, { data: [{}] })).not.toThrow();
  }
});

test("a request is refused for a name the SDK does not know, for a fraction of a cent, for what is missing", () => {
  const create = shapeOf("POST /v1/payment_intents");
  const good = { amount: "600", currency: "eur", metadata: { charge: "1" }, expand: ["latest_charge"] };
  expect(shapes.request(create, good)).toBeNull();
  expect(shapes.request(create, { ...good, amnt: "600" })).toContain("amnt");
  expect(shapes.request(create, { ...good, payment_method_options: { card: { moto: "yes" } } })).toContain(
    "moto",
  );
  expect(shapes.request(create, { ...good, amount: "600.5" })).toContain("integer");
  expect(shapes.request(create, { currency: "eur" })).toContain("amount");
  expect(shapes.request(create, { ...good, confirm: "perhaps" })).toContain("boolean");
});

test("an answer is refused for a field too many, one too few, and one of another type", () => {
  const attempts = shapeOf("GET /v1/mandates/:id");
  const mandate = {
    id: "mandate_1",
    object: "mandate",
    customer_acceptance: { accepted_at: null, type: "online" },
    livemode: false,
    payment_method: "pm_1",
    payment_method_details: { type: "sepa_debit", sepa_debit: { reference: "R1", url: "https://x.example" } },
    status: "active",
    type: "multi_use",
  };
  expect(shapes.answer(attempts, mandate)).toBeNull();
  expect(shapes.answer(attempts, { ...mandate, creditor: "BE1" })).toContain("creditor");
  expect(shapes.answer(attempts, { ...mandate, status: undefined })).toContain("status");
  expect(shapes.answer(attempts, { ...mandate, livemode: "no" })).toContain("livemode");
  expect(shapes.answer(attempts, { ...mandate, payment_method: { id: "pm_1" } })).not.toBeNull();
});

test("a wrong request and an unknown call end the test that made them, loudly", async () => {
  const fake = await startStripeFake();
  const stripe = new Stripe(fake.secretKey, { host: "127.0.0.1", port: fake.port, protocol: "http" });
  const wrong = { name: "Amélie", nickname: "A" };
  await expect(stripe.customers.create(wrong)).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.invoices.retrieve("in_1")).rejects.toMatchObject({ statusCode: 404 });
  await expect(fake.stop()).rejects.toThrow(/nickname[\s\S]*there is no call GET \/v1\/invoices\/in_1/);
});
