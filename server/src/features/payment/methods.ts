import { Rejected, type PaymentProvider, type SavedMethod } from "../../adapters/payment/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { Services } from "../../services.ts";
import { tellOfGiving } from "../mail/tell-of-giving.queries.ts";
import { tellOfNewDonor } from "../mail/tell-of-new-donor.queries.ts";
import {
  findPayerByCustomer,
  findPayerOf,
  findPersonByCustomer,
  forgetMethod,
  saveMethod,
} from "./payment.queries.ts";
import { findSetup, finishSetup, openSetups, type KnownSetup } from "./setups.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";
import { standingInHeld } from "../memberships/membership.ts";

type WithProvider = Pick<Services, "db" | "clock" | "log"> & { payments: PaymentProvider };

/**
 * A set-up ended at the provider: fetches its outcome and stores the method, if whoever began it may still act for the
 * payer. Old news has no effect.
 */
export async function applySetup(services: WithProvider, setupRef: string): Promise<void> {
  const { db, clock, payments } = services;
  const known = await findSetup(db, payments.id, setupRef);
  if (known?.finished_at) return;
  if (known !== undefined && !(await mayFinish(db, known))) return dropSetup(services, setupRef);
  const setup = await howItEnded(payments, setupRef);
  if (setup.status === "expired") await finishSetup(db, payments.id, setupRef, clock.now());
  if (setup.status !== "complete") return;
  const payerId = known?.payer_id ?? (await findPersonByCustomer(db, payments.id, setup.customerRef));
  if (payerId === undefined) return; // not a customer of ours, or a team's, of whom nobody knows who began it
  const kept = await db.transaction().execute(async (transaction) => {
    if (known !== undefined && !(await mayFinish(transaction, known))) return false;
    const first = known === undefined || (await finishSetup(transaction, payments.id, setupRef, clock.now()));
    if (first) await keepMethod(transaction, payerId, setup.method, clock.now());
    return true;
  });
  if (!kept) await dropSetup(services, setupRef);
}

/** Not called off, and for a team: begun by somebody who is still its admin. Holds the team. */
async function mayFinish(db: Queryable, { team_id, begun_by, called_off_at }: KnownSetup): Promise<boolean> {
  if (called_off_at !== null) return false;
  if (team_id === null || begun_by === null) return true;
  return (await standingInHeld(db, team_id, begun_by)) === "admin";
}

/** The payer keeps the method from before; at the provider the page closes, and what was saved on it goes. */
async function dropSetup({ db, clock, log, payments }: WithProvider, setupRef: string): Promise<void> {
  await payments.dropMethodSetup(setupRef);
  await finishSetup(db, payments.id, setupRef, clock.now());
  log.warn(
    { setup: setupRef },
    "a payment method was not taken: who began it may no longer act for the payer",
  );
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
export async function applyMethodChange(services: WithProvider, customerRef: string): Promise<void> {
  const { db, clock, payments } = services;
  const payerId = await findPayerByCustomer(db, payments.id, customerRef);
  if (payerId === undefined) return;
  await refreshOpenSetups(services, payerId); // what is not taken goes first
  const method = await payments.currentMethod(customerRef);
  if (method === null) await forgetMethod(db, payerId);
  else await db.transaction().execute((tx) => keepMethod(tx, payerId, method, clock.now()));
}

/** Pledges that waited for a method count from now on: their burners are told, and who gives (rules 20b, 39 and 76). */
async function keepMethod(tx: Queryable, payerId: number, method: SavedMethod, now: Date): Promise<void> {
  if (!(await saveMethod(tx, payerId, method, now))) return; // told before
  await tellOfNewDonor(tx, { payerId, burnerId: null }, now);
  await tellOfGiving(tx, payerId, now);
}

/** The payer returned before the webhook came: polls every set-up that is still open here. */
export async function refreshOpenSetups(
  { payments, ...services }: Pick<Services, "db" | "clock" | "log" | "payments">,
  payerId: number,
): Promise<void> {
  if (payments === null) return;
  for (const setupRef of await openSetups(services.db, payerId, payments.id))
    await applySetup({ ...services, payments }, setupRef);
}

/** The same for a person or team; without a payer, does nothing. */
export async function refreshSetupsOf(services: Services, owner: PayerOwner): Promise<void> {
  const payerId = await findPayerOf(services.db, owner);
  if (payerId !== undefined) await refreshOpenSetups(services, payerId);
}
