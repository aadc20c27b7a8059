import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { payOut } from "./balance.ts";
import { createCustomer } from "./customers.ts";
import { enterDueBalances } from "./charges.ts";
import {
  closeDispute,
  escalate,
  openDispute,
  openDueDisputes,
  withdrawDueDisputes,
  type Opening,
} from "./disputes.ts";
import { revokeMandate, updateCard, type CardUpdate } from "./method-changes.ts";
import { newEvent } from "./new-event.ts";
import { answerBank, settleDebits } from "./payments.ts";
import { changeMethod } from "./portal.ts";
import { failRefund, releaseRefunds } from "./refunds.ts";
import { completeSetup, expireSetups, saveWithIntent } from "./setups.ts";
import { signedHeaders } from "./webhooks.ts";
import { DAY_MS, type StoredEvent, type World } from "./world.ts";

export const WEBHOOK_SECRET = "whsec_kalivoFakeOfTheTests";

/** What the payer, the bank and time do, and the provider by itself. */
export function controlsOf(world: World, settings: { now: Date }) {
  const comes = () =>
    [world.settlesAt, world.disputedAt, world.entersBalanceAt, world.withdrawsAt].flatMap((times) => [
      ...times.values(),
    ]);
  const happen = () => {
    enterDueBalances(world);
    settleDebits(world);
    openDueDisputes(world);
    withdrawDueDisputes(world);
    expireSetups(world);
  };
  /** Each thing happens at its own time, however far the clock is moved. */
  const setNow = (to: Date) => {
    for (let next = Math.min(...comes()); next <= to.getTime(); next = Math.min(...comes())) {
      settings.now = new Date(Math.max(next, settings.now.getTime()));
      happen();
    }
    settings.now = to;
    happen();
  };
  return {
    now: () => settings.now,
    setNow,
    /** When time will do something here by itself. */
    dueInstants: () => comes().map((at) => new Date(at)),
    passDays: (days: number) => setNow(new Date(settings.now.getTime() + days * DAY_MS)),
    /** As after a finished set-up, without the calls that lead there. */
    newPayer: (behaviour: TestBehaviour) => {
      const { id } = createCustomer(world, { name: "A payer" });
      return { customer: id, ...saveWithIntent(world, id, behaviour) };
    },
    completeSetup: (session: string, behaviour: TestBehaviour) => completeSetup(world, session, behaviour),
    changeMethod: (customer: string, behaviour: TestBehaviour) => changeMethod(world, customer, behaviour),
    answerBank: (payment: string, answer: "approve" | "refuse") => answerBank(world, payment, answer),
    openDispute: (payment: string, opening?: Opening) => openDispute(world, payment, opening),
    /** From now on; what waits goes out as soon as the balance can bear it, each time somebody lets go. */
    holdRefunds: (holds: boolean) => {
      world.holdsRefunds = holds;
    },
    releaseRefunds: () => releaseRefunds(world),
    keepFeesOfFailedDebits: (keeps: boolean) => {
      world.keepsFeeOfFailedDebits = keeps;
    },
    escalate: (dispute: string) => escalate(world, dispute),
    closeDispute: (dispute: string, end: "won" | "lost") => closeDispute(world, dispute, end),
    updateCard: (method: string, update: CardUpdate) => updateCard(world, method, update),
    revokeMandate: (method: string) => revokeMandate(world, method),
    failRefund: (refund: string) => failRefund(world, refund),
    payOut: () => payOut(world),
    /** One delivery as it arrives, about an invented payment unless the changes say otherwise. */
    signedEvent: (signedAt: Date, changes: Partial<StoredEvent> = {}) => {
      const invented = { ...newEvent(world, "payment_intent.succeeded", INVENTED), ...changes };
      const body = JSON.stringify(invented);
      return { body, headers: signedHeaders(body, WEBHOOK_SECRET, signedAt) };
    },
  };
}

const INVENTED = { id: "pi_1FakeInvented", object: "payment_intent" };
