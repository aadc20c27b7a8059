import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";

export type MethodKind = "card" | "sepa_debit";

export type SavedMethod = {
  ref: string;
  kind: MethodKind;
  /** As the payer sees it: "Visa ••4242", "IBAN ••3000". */
  label: string;
  brand?: string;
  last4: string;
  expires?: { month: number; year: number };
  mandate?: { reference: string; creditorId: string; url?: string };
};

export type Decline = {
  code: string;
  advice: "retry_later" | "new_method" | "never";
  authenticationRequired: boolean;
};

export type PaymentState =
  | { status: "created" | "processing" | "canceled"; ref: string; amount: Cents }
  | { status: "requires_payer_action"; ref: string; amount: Cents; url: string }
  | { status: "declined"; ref: string; amount: Cents; decline: Decline }
  | {
      status: "succeeded";
      ref: string;
      amount: Cents;
      chargeRef: string;
      /** Null: not known yet; an event tells of it. */
      fee: Cents | null;
      /** Null: the payment does not say; the event of its success does, and nobody can have heard before. */
      at: Date | null;
    };

export type DisputeState = {
  ref: string;
  paymentRef: string;
  amount: Cents;
  /** What the provider asks for it until now; it may be told later than the dispute. */
  fee: Cents;
  /** What of the amount has left our balance, less what came back. A bank may announce first and take later. */
  withdrawn: Cents;
  reason: string;
  status: "inquiry" | "open" | "won" | "lost" | "inquiry_closed";
  openedAt: Date;
  evidenceDue: Date | null;
};

export type RefundState = {
  ref: string;
  paymentRef: string;
  amount: Cents;
  status: "pending" | "succeeded" | "failed";
  /** Pending, and nothing has left the provider's account yet: it may be short of money. Nobody can say it is on its way. */
  held?: boolean;
  /** Why it failed, in the provider's word; `disputed`: the payer's bank takes the money by itself. */
  failure?: { code: string; disputed: boolean };
};

/**
 * One line of the provider's account. A direct debit has its line when it is submitted (`charge_under_way`); it becomes
 * a `charge`, or a `charge_failed` whose `charge_failure` gives the money back in a line of its own. What the reader does
 * not know is `other`; a `payout` above zero took money from our bank account, or brought a payout back; what is not in euros is `foreign`, its amounts in hundredths of `currency`.
 */
export type BalanceMovement = {
  ref: string;
  kind:
    | "charge"
    | "charge_under_way"
    | "charge_failed"
    | "charge_failure"
    | "refund"
    | "dispute"
    | "dispute_reversal"
    | "fee"
    | "payout"
    | "other"
    | "foreign";
  /** Upper case: "EUR". */
  currency: string;
  gross: Cents;
  fee: Cents;
  net: Cents;
  sourceRef: string | null;
  /** Of a `charge_failed`, the line that gave it back, once there is one. */
  givenBackBy: string | null;
  at: Date;
  availableOn: Date;
};

export type ProviderEvent = { id: string; createdAt: Date; livemode: boolean } & (
  | { kind: "setup.finished"; setupRef: string }
  | { kind: "method.changed"; customerRef: string }
  /** `succeeded`: this is the news of its success, and so the time of it. */
  | { kind: "payment.changed"; paymentRef: string; succeeded: boolean }
  | { kind: "dispute.changed"; disputeRef: string }
  | { kind: "refund.changed"; refundRef: string }
  | { kind: "payout.changed"; payoutRef: string }
  | { kind: "ignored"; type: string }
);

/** It may have happened: ask again with the same ref and key. Never treat it as a failure. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
}
/** It certainly did not happen. */
export class Rejected extends Error {
  override name = "Rejected";
}
/** It did not happen, for the provider has no such thing: it is of another account, or of its test mode. */
export class UnknownThere extends Rejected {
  override name = "UnknownThere";
}
/** It did not happen and will not until the operator mends the key or the account. Never the payer's fault. */
export class Misconfigured extends Error {
  override name = "Misconfigured";
}
/** It did not happen; come back later. */
export class RateLimited extends Error {
  override name = "RateLimited";
}
export class BadSignature extends Error {
  override name = "BadSignature";
}

/**
 * A card company as the product needs it. A decline is a value; the exceptions are the classes above.
 * Amounts are euro cents. `port.suite.ts` judges every implementation.
 */
export type PaymentProvider = {
  readonly id: PaymentProviderId;
  readonly limits: {
    minCharge: Cents;
    maxPerSecond: number;
    methods: readonly MethodKind[];
    livemode: boolean;
  };

  /** A known customer is told the name and address it has now; for one the provider no longer has, another is made. */
  ensureCustomer: (input: {
    payerKey: string;
    customerRef: string | null;
    email: string;
    name: string;
    locale: string;
  }) => Promise<{ customerRef: string }>;

  /** The name, the address and the methods go; payments made stay. Again, or of nobody: nothing happens. */
  forgetCustomer: (customerRef: string) => Promise<void>;

  startMethodSetup: (input: {
    customerRef: string;
    setupKey: string;
    methods: readonly MethodKind[];
    mandateText: string;
    locale: string;
    returnUrl: string;
    cancelUrl: string;
  }) => Promise<{ setupRef: string; url: string }>;
  getMethodSetup: (
    setupRef: string,
  ) => Promise<
    { status: "open" | "expired" } | { status: "complete"; customerRef: string; method: SavedMethod }
  >;
  openPortal: (input: { customerRef: string; returnUrl: string; locale: string }) => Promise<{ url: string }>;
  currentMethod: (customerRef: string) => Promise<SavedMethod | null>;

  /** Moves no money; idempotent by chargeKey. */
  createPayment: (input: {
    chargeKey: string;
    customerRef: string;
    amount: Cents;
    currency: "EUR";
    description: string;
    metadata: Record<string, string>;
  }) => Promise<PaymentState>;
  /** At most ONE success per paymentRef, ever. */
  submitPayment: (input: {
    paymentRef: string;
    methodRef: string;
    attemptKey: string;
    mode: { by: "merchant" } | { by: "payer"; returnUrl: string };
  }) => Promise<PaymentState>;
  getPayment: (paymentRef: string) => Promise<PaymentState>;
  findPayments: (input: {
    customerRef: string;
    since: Date;
  }) => AsyncIterable<PaymentState & { metadata: Record<string, string>; createdAt: Date }>;
  cancelPayment: (input: { paymentRef: string; key: string }) => Promise<PaymentState>;

  refund: (input: {
    paymentRef: string;
    amount: Cents;
    reason: "requested" | "duplicate" | "fraud";
    key: string;
  }) => Promise<RefundState>;
  getRefund: (ref: string) => Promise<RefundState>;
  getDispute: (ref: string) => Promise<DisputeState>;
  acceptDispute: (ref: string) => Promise<DisputeState>;
  balanceMovements: (input: { since: Date }) => AsyncIterable<BalanceMovement>;

  /** @throws BadSignature */
  parseEvent: (rawBody: Uint8Array, headers: Readonly<Record<string, string | undefined>>) => ProviderEvent;
  eventsSince: (input: { since: Date }) => AsyncIterable<ProviderEvent>;
};
