import { Rejected, type PaymentProvider, type SavedMethod } from "../../adapters/payment/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import { tellOfGiving } from "../mail/tell-of-giving.queries.ts";
import { tellOfNewDonor } from "../mail/tell-of-new-donor.queries.ts";
import {
  findPayerByCustomer,
  findPayerOf,
  findSetup,
  finishSetup,
  forgetMethod,
  openSetups,
  saveMethod,
} from "./payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";

type WithProvider = Pick<Services, "db" | "clock"> & { payments: PaymentProvider };

/** A set-up ended at the provider: fetches its outcome and stores the method. Old news has no effect. */
export async function applySetup({ db, clock, payments }: WithProvider, setupRef: string): Promise<void> {
  const known = await findSetup(db, payments.id, setupRef);
  if (known?.finished_at) return;
  const setup = await howItEnded(payments, setupRef);
  if (setup.status === "expired") await finishSetup(db, payments.id, setupRef, clock.now());
  if (setup.status !== "complete") return;
  const payerId = known?.payer_id ?? (await findPayerByCustomer(db, payments.id, setup.customerRef));
  if (payerId === undefined) return; // not a customer of ours
  await db.transaction().execute(async (transaction) => {
    const first = known === undefined || (await finishSetup(transaction, payments.id, setupRef, clock.now()));
    if (first) await keepMethod(transaction, payerId, setup.method, clock.now());
  });
}

/** A set-up that the provider does not know (any more) must be started again, like an expired one. */
async function howItEnded(payments: PaymentProvider, setupRef: string) {
  try {
    return await payments.getMethodSetup(setupRef);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { status: "expired" } as const;
  }
}

/** The customer changed something at the provider (portal, replaced card): fetches the present method. */
export async function applyMethodChange(
  { db, clock, payments }: WithProvider,
  customerRef: string,
): Promise<void> {
  const payerId = await findPayerByCustomer(db, payments.id, customerRef);
  if (payerId === undefined) return;
  const method = await payments.currentMethod(customerRef);
  if (method === null) await forgetMethod(db, payerId);
  else await db.transaction().execute((tx) => keepMethod(tx, payerId, method, clock.now()));
}

/** Pledges that waited for a method count from now on: their burners are told, and who gives (rules 20b, 39 and 76). */
async function keepMethod(tx: Queryable, payerId: number, method: SavedMethod, now: Date): Promise<void> {
  await saveMethod(tx, payerId, method, now);
  await tellOfNewDonor(tx, { payerId, burnerId: null }, now);
  await tellOfGiving(tx, payerId, now);
}

/** The payer returned before the webhook came: polls every set-up that is still open here. */
export async function refreshOpenSetups({ db, clock, payments }: Services, payerId: number): Promise<void> {
  if (payments === null) return;
  for (const setupRef of await openSetups(db, payerId, payments.id))
    await applySetup({ db, clock, payments }, setupRef);
}

/** The same for a person or team; without a payer, does nothing. */
export async function refreshSetupsOf(services: Services, owner: PayerOwner): Promise<void> {
  const payerId = await findPayerOf(services.db, owner);
  if (payerId !== undefined) await refreshOpenSetups(services, payerId);
}
