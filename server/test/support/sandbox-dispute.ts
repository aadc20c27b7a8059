import { openDispute } from "@kalivo/demo/sandbox/books/books.ts";
import { systemClock } from "../../src/adapters/clock/system-clock.ts";
import type { Services } from "../../src/services.ts";

/** The payer's bank disputes a payment at the sandbox; the product learns of it with its next sweep. */
export async function disputeAtSandbox(
  { db, clock }: Pick<Services, "db" | "clock">,
  payerId: number,
): Promise<void> {
  const { payment_ref } = await db
    .selectFrom("charges")
    .select("payment_ref")
    .where("payer_id", "=", payerId)
    .executeTakeFirstOrThrow();
  if (payment_ref === null) throw new Error(`nothing was collected from payer ${payerId}`);
  const sandbox = {
    db,
    clock,
    wallClock: systemClock,
    baseUrl: "http://localhost",
    secret: new Uint8Array(),
    deliver: async () => 200,
  };
  await openDispute(sandbox, payment_ref);
}
