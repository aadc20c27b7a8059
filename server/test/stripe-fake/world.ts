import type { Stripe } from "stripe";
import type { TestBehaviour } from "../../src/adapters/payment/suite/acts.suite.ts";
import { invalidRequest, noSuch } from "./refusal.ts";

export const API_VERSION = "2026-10-28.endive";
export const DAY_MS = 86_400_000;

/** Everything the fake remembers. Objects are replaced, never changed, so an event keeps what it told. */
export type World = {
  /** Where it listens, once it does. */
  origin: string;
  now: () => Date;
  newId: (prefix: string) => string;
  customers: Map<string, Stripe.Customer | Stripe.DeletedCustomer>;
  sessions: Map<string, Stripe.Checkout.Session>;
  setupIntents: Map<string, Stripe.SetupIntent>;
  setupAttempts: Map<string, Stripe.SetupAttempt>;
  methods: Map<string, Stripe.PaymentMethod>;
  /** What each method does. */
  behaviours: Map<string, TestBehaviour>;
  mandates: Map<string, Stripe.Mandate>;
  /** By direct debit. */
  mandateIds: Map<string, string>;
  configurations: Map<string, Stripe.BillingPortal.Configuration>;
  paymentIntents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  transactions: Map<string, Stripe.BalanceTransaction>;
  payouts: Map<string, Stripe.Payout>;
  events: Map<string, StoredEvent>;
  /** What time will do, by payment intent: the instant at which it does it. */
  settlesAt: Map<string, number>;
  disputedAt: Map<string, number>;
  /** By charge: when it is on the balance, later than its charge. */
  entersBalanceAt: Map<string, number>;
  /** By dispute: when the bank takes the money it has announced to take. */
  withdrawsAt: Map<string, number>;
  /** Whether a refund that the balance cannot bear waits until it can; off, the balance goes below nothing. */
  holdsRefunds: boolean;
  /** Whether the fee of a direct debit that failed stays with Stripe; no document says, so both are tried. */
  keepsFeeOfFailedDebits: boolean;
  /** Notes that something happened and sends it on its way. */
  tell: (type: string, object: EventObject, before?: object) => void;
};

export type EventObject = { object: string };
export type StoredEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: EventObject; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export function emptyWorld({ now, tell }: Pick<World, "now" | "tell">): World {
  let count = 0;
  return {
    origin: "",
    now,
    newId: (prefix) => `${prefix}_1Fake${String(++count).padStart(12, "0")}`,
    customers: new Map(),
    sessions: new Map(),
    setupIntents: new Map(),
    setupAttempts: new Map(),
    methods: new Map(),
    behaviours: new Map(),
    mandates: new Map(),
    mandateIds: new Map(),
    configurations: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    transactions: new Map(),
    payouts: new Map(),
    events: new Map(),
    settlesAt: new Map(),
    disputedAt: new Map(),
    entersBalanceAt: new Map(),
    withdrawsAt: new Map(),
    holdsRefunds: false,
    keepsFeeOfFailedDebits: false,
    tell,
  };
}

export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** The id of what may be an id or the object itself; the fake stores ids only. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

export function find<T>(objects: Map<string, T>, noun: string, id: string, param?: string): T {
  const found = objects.get(id);
  if (found === undefined) throw noSuch(noun, id, param);
  return found;
}

/** A customer who was deleted answers to nothing but a look. */
export function findCustomer(world: World, id: string, param?: string): Stripe.Customer {
  const customer = find(world.customers, "customer", id, param);
  if (customer.deleted === true) throw noSuch("customer", id, param);
  return customer;
}

export const unexpectedState = (payment: Stripe.PaymentIntent, verb: string) =>
  invalidRequest(`This PaymentIntent's status is ${payment.status}: it cannot be ${verb}.`, {
    code: "payment_intent_unexpected_state",
    payment_intent: payment,
  });
