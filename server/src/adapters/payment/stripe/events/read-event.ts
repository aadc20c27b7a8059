import { z } from "zod";
import type { ProviderEvent } from "../../port.ts";
import { instant, type StripeAccount } from "../stripe-account.ts";

/** The fields of an event that are read. The state itself is always fetched. */
export const EventBody = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  livemode: z.boolean(),
  /** Present when it is from another account than this webhook's. */
  account: z.string().nullish(),
  context: z.string().nullish(),
  data: z.object({ object: z.unknown(), previous_attributes: z.unknown().optional() }),
});
export type EventBody = z.infer<typeof EventBody>;

/** The events that are handled; the endpoint is subscribed to these (docs/runbook/stripe.md). */
const KINDS = new Map<string, Exclude<ProviderEvent["kind"], "ignored">>([
  ["checkout.session.completed", "setup.finished"],
  ["customer.updated", "method.changed"],
  ["payment_method.automatically_updated", "method.changed"],
  ["payment_method.detached", "method.changed"],
  ["payment_intent.succeeded", "payment.changed"],
  ["payment_intent.processing", "payment.changed"],
  ["payment_intent.payment_failed", "payment.changed"],
  ["payment_intent.canceled", "payment.changed"],
  ["charge.updated", "payment.changed"],
  ["charge.dispute.created", "dispute.changed"],
  ["charge.dispute.updated", "dispute.changed"],
  ["charge.dispute.closed", "dispute.changed"],
  ["charge.dispute.funds_withdrawn", "dispute.changed"],
  ["charge.dispute.funds_reinstated", "dispute.changed"],
  ["refund.created", "refund.changed"],
  ["refund.updated", "refund.changed"],
  ["refund.failed", "refund.changed"],
  ["payout.paid", "payout.changed"],
  ["payout.failed", "payout.changed"],
]);
export const EVENT_TYPES: readonly string[] = [...KINDS.keys()];

/** A delivered event. One of another account, from a misconfigured endpoint, is ignored. */
export function readDelivery(account: Pick<StripeAccount, "log">, body: EventBody): ProviderEvent {
  const { id, type, created, livemode } = body;
  const other = body.account ?? body.context ?? null;
  if (other === null) return readEvent(body);
  account.log.warn({ event: id, type, account: other }, "an event of another Stripe account");
  return { id, createdAt: instant(created), livemode, kind: "ignored", type };
}

/** Unhandled and unreadable events are ignored: an event is only a hint to fetch the state. */
export function readEvent({ id, type, created, livemode, data }: EventBody): ProviderEvent {
  const base = { id, createdAt: instant(created), livemode };
  const kind = KINDS.get(type);
  const subject = kind === undefined ? null : subjectOf(type, data);
  if (kind === undefined || subject === null) return { ...base, kind: "ignored", type };
  switch (kind) {
    case "setup.finished":
      return { ...base, kind, setupRef: subject };
    case "method.changed":
      return { ...base, kind, customerRef: subject };
    case "payment.changed":
      return { ...base, kind, paymentRef: subject, succeeded: type === "payment_intent.succeeded" };
    case "dispute.changed":
      return { ...base, kind, disputeRef: subject };
    case "refund.changed":
      return { ...base, kind, refundRef: subject };
    case "payout.changed":
      return { ...base, kind, payoutRef: subject };
    default:
      throw new Error(`no such event: ${String(kind satisfies never)}`);
  }
}

const Identified = z.object({ id: z.string() });
const Session = z.object({ id: z.string(), mode: z.literal("setup") });
const OfCustomer = z.object({ customer: z.string() });
const OfPayment = z.object({ payment_intent: z.string() });

/** The event of a detached method has its customer only among the previous attributes. */
function subjectOf(type: string, { object, previous_attributes: before }: EventBody["data"]): string | null {
  if (type.startsWith("payment_method.")) {
    const now = OfCustomer.safeParse(object);
    return now.data?.customer ?? OfCustomer.safeParse(before).data?.customer ?? null;
  }
  if (type === "charge.updated") return OfPayment.safeParse(object).data?.payment_intent ?? null;
  if (type.startsWith("checkout.session.")) return Session.safeParse(object).data?.id ?? null;
  return Identified.safeParse(object).data?.id ?? null;
}
