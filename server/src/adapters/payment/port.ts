import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { PaymentProviderId } from "@kalivo/domain/payment-provider.ts";

export type MethodKind = "card" | "sepa_debit";

export type SavedMethod = {
  ref: string;
  kind: MethodKind;
  /** For the payer: "Visa ••4242", "IBAN ••3000". */
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
      /** Null: not known yet; an event reports it later. */
      fee: Cents | null;
      /** Null: not in the payment; only the event of its success has it, and that has not arrived yet. */
      at: Date | null;
    };

export type DisputeState = {
  ref: string;
  paymentRef: string;
  amount: Cents;
  /** The provider's fee so far; it may be reported later than the dispute. */
  fee: Cents;
  /** The withdrawn part of the amount, less what came back. A bank may announce first and withdraw later. */
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
  /**
   * Pending, and not withdrawn from the provider's account yet, whose balance may be too low: do not say that it is on its
   * way.
   */
  held?: boolean;
  /** Why it failed, as the provider's code; `disputed`: the payer's bank takes the money back itself. */
  failure?: { code: string; disputed: boolean };
};

/**
 * One line of the provider's account. A direct debit has its line when it is submitted (`charge_under_way`); it becomes a
 * `charge`, or a `charge_failed` whose `charge_failure` gives the money back in a line of its own. Unknown types are
 * `other`; a `payout` above zero debited our bank account, or returned a payout; other currencies are `foreign`, with
 * amounts in hundredths of `currency`.
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
  /** For a `charge_failed`, the ref of the line that gave it back, once there is one. */
  givenBackBy: string | null;
  at: Date;
  availableOn: Date;
};

export type ProviderEvent = { id: string; createdAt: Date; livemode: boolean } & (
  | { kind: "setup.finished"; setupRef: string }
  | { kind: "method.changed"; customerRef: string }
  /** `succeeded`: this event reports the success, so its time is the payment's. */
  | { kind: "payment.changed"; paymentRef: string; succeeded: boolean }
  | { kind: "dispute.changed"; disputeRef: string }
  | { kind: "refund.changed"; refundRef: string }
  | { kind: "payout.changed"; payoutRef: string }
  | { kind: "ignored"; type: string }
);

/** It may have happened: retry with the same ref and key. Never treat it as a failure. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
}
/** It certainly did not happen. */
export class Rejected extends Error {
  override name = "Rejected";
}
/** It did not happen, because the provider does not know the object: it is of another account, or of its test mode. */
export class UnknownThere extends Rejected {
  override name = "UnknownThere";
}
/** It did not happen, and will not until the operator fixes the key or the account. Never the payer's fault. */
export class Misconfigured extends Error {
  override name = "Misconfigured";
}
/** It did not happen; retry later. */
export class RateLimited extends Error {
  override name = "RateLimited";
}
export class BadSignature extends Error {
  override name = "BadSignature";
}

/**
 * A payment provider. A decline is a value; the exceptions are the classes above. Amounts are euro cents. `port.suite.ts`
 * tests every implementation.
 */
export type PaymentProvider = {
  readonly id: PaymentProviderId;
  readonly limits: {
    minCharge: Cents;
    maxPerSecond: number;
    methods: readonly MethodKind[];
    livemode: boolean;
  };

  /** Updates the name and address of a known customer; creates another when the provider does not have it any more. */
  ensureCustomer: (input: {
    payerKey: string;
    customerRef: string | null;
    email: string;
    name: string;
    locale: string;
  }) => Promise<{ customerRef: string }>;

  /** Deletes the name, the address and the methods; payments stay. Idempotent, also for an unknown customer. */
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
  /** Closes the page if it is open, and detaches a method that was saved on it. Idempotent, also for an unknown set-up. */
  dropMethodSetup: (setupRef: string) => Promise<void>;
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
