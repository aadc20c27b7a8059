import { expect, test } from "vitest";
import { useProduct } from "#server-test/support/product.ts";
import { SUBMITTED_CENTS, submittedCharge } from "#server-test/support/submitted-charge.ts";
import { giveSandboxMethod } from "#server-test/support/month-world.ts";
import { storePaymentRef } from "../collect.queries.ts";
import { cancelOrphanPayments } from "./cancel-orphans.ts";

const kalivo = useProduct();
const HOUR_MS = 3_600_000;

function provider() {
  const { payments } = kalivo.product.services;
  if (payments === null) throw new Error("there is no provider");
  return payments;
}

/** A charge that was submitted long enough ago, with payments made for it. */
async function chargeWith(payments: readonly string[], standing: string | null) {
  const { db, clock } = kalivo.product.services;
  const id = await submittedCharge(db, clock.now());
  const { payer_id } = await db
    .selectFrom("charges")
    .select("payer_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await giveSandboxMethod(db, payer_id, "succeeds");
  const refs = new Map<string, string>();
  for (const name of payments) {
    const { ref } = await provider().createPayment({
      chargeKey: `${id}:${name}`,
      customerRef: `cus_sb_${payer_id}`,
      amount: SUBMITTED_CENTS,
      currency: "EUR",
      description: "Kalivo 2026-11",
      metadata: name === "unnamed" ? {} : { charge: String(id) },
    });
    refs.set(name, ref);
  }
  if (standing !== null) await storePaymentRef(db, id, "sandbox", refs.get(standing) ?? "");
  return { id, statusOf: async (name: string) => (await provider().getPayment(refs.get(name) ?? "")).status };
}

const lookLater = async (milliseconds: number) => {
  const { services } = kalivo.product;
  const at = new Date(services.clock.now().getTime() + milliseconds);
  await kalivo.owner.deleteFrom("provider_sweeps").where("provider", "=", "sandbox: orphans").execute();
  await cancelOrphanPayments({ ...services, clock: { now: () => at } });
};

test("a payment that is not its charge's is cancelled after an hour, and nothing else is", async () => {
  const known = await chargeWith(["lost", "own", "unnamed"], "own");
  const unknown = await chargeWith(["perhaps its own"], null);
  await lookLater(HOUR_MS - 60_000);
  expect(await known.statusOf("lost")).toBe("created");
  await lookLater(HOUR_MS + 60_000);
  expect(await known.statusOf("lost")).toBe("canceled");
  expect(await known.statusOf("own")).toBe("created");
  expect(await known.statusOf("unnamed")).toBe("created");
  expect(await unknown.statusOf("perhaps its own")).toBe("created");
});

test("it looks once a day", async () => {
  const { services } = kalivo.product;
  const asked: string[] = [];
  const payments = {
    ...provider(),
    findPayments: ({ customerRef, since }: { customerRef: string; since: Date }) => {
      asked.push(customerRef);
      return provider().findPayments({ customerRef, since });
    },
  };
  await cancelOrphanPayments({ ...services, payments });
  expect(asked).toEqual([]);
  const tomorrow = new Date(services.clock.now().getTime() + 26 * HOUR_MS);
  await cancelOrphanPayments({ ...services, payments, clock: { now: () => tomorrow } });
  expect(asked.length).toBeGreaterThan(0);
});

test("of two payments made for one charge the first one stored is the one that is submitted", async () => {
  const { db, clock } = kalivo.product.services;
  const id = await submittedCharge(db, clock.now());
  const refs = await Promise.all(["pi_one", "pi_two"].map((ref) => storePaymentRef(db, id, "sandbox", ref)));
  expect(new Set(refs).size).toBe(1);
  expect(await storePaymentRef(db, id, "sandbox", "pi_three")).toBe(refs[0]);
});
