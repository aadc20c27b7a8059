// One charge from its notice to its journal, as a machine small enough to look at every state it can ever be in. What the
// product does follows `features/billing/collect` step by step (each step says which function); what the provider, the
// network, the clock and the power supply do may happen at any moment. Left out, because it adds no other way to move
// money: confirming at the bank (like `processing`, with another person waiting), fees, sums.

export type Status = "created" | "processing" | "declined" | "succeeded" | "canceled";

/** One of two processes inside `submitCharge`, where it may be killed, or be slower than its lease. */
export type Worker = {
  readonly at: "idle" | "creating" | "created" | "submitting" | "answered";
  readonly attempt: number;
  /** The payment it knows of: what `prepare` read, then what `storePaymentRef` answered. */
  readonly ref: number | null;
  readonly told: Status | null;
};

/** A request that is under way although nobody waits for it any more. */
export type Stray = { readonly ref: number | null; readonly attempt: number; readonly creates: boolean };

/** `refreshPayment` and `ask`: which attempt was finished when it began to ask, and what it was told. */
export type News = { readonly attempt: number | null; readonly told: Status | null };

export type State = {
  /** The row of `charges`. */
  readonly charge:
    | "planned"
    | "notified"
    | "submitting"
    | "unknown"
    | "processing"
    | "failed"
    | "succeeded"
    | "written_off";
  readonly noticed: boolean;
  readonly ref: number | null;
  readonly attempts: number;
  readonly leased: boolean;
  /** The last row of `charge_attempts` is not finished. */
  readonly open: boolean;
  /** Rows of `journals` for its success. */
  readonly journals: number;
  readonly workers: readonly Worker[];
  readonly news: readonly News[];
  /** The provider: payments in the order in which they were made, its undelivered webhook, what it answers a known key with. */
  readonly payments: readonly Status[];
  readonly webhook: boolean;
  readonly createKey: number | null;
  readonly submitKeys: Readonly<Record<string, Status>>;
  readonly strays: readonly Stray[];
};

/** What is done otherwise than the product does it: with any of these the search must find the damage. */
export type Protocol = {
  /** Made once and submitted again, or made and paid in one request for each attempt (its key kept), or for each try. */
  readonly payments: "one for the charge" | "one for each attempt" | "one for each try";
  readonly storedRef: "the first stands" | "the last stands";
  readonly notice: "needed" | "forgotten";
  readonly success: "is final" | "may be overtaken";
  readonly most: Bounds;
};
/** At the same time; attempts and payments of one charge altogether. */
export type Bounds = Readonly<Record<"workers" | "news" | "strays" | "attempts" | "payments", number>>;
export const OURS: Omit<Protocol, "most"> = {
  payments: "one for the charge",
  storedRef: "the first stands",
  notice: "needed",
  success: "is final",
};

/** `fair`: happens sooner or later by itself. Crashes, losses and forgotten keys may also never happen. */
export type Step = { readonly name: string; readonly fair: boolean; readonly to: State };

export const IDLE: Worker = { at: "idle", attempt: 0, ref: null, told: null };

export const startOf = ({ most }: Protocol): State => ({
  charge: "planned",
  noticed: false,
  ref: null,
  attempts: 0,
  leased: false,
  open: false,
  journals: 0,
  workers: Array.from({ length: most.workers }, () => IDLE),
  news: [],
  payments: [],
  webhook: false,
  createKey: null,
  submitKeys: {},
  strays: [],
});

export const isFinal = ({ charge }: State) => charge === "succeeded" || charge === "written_off";
export const hasEnded = (state: State): boolean => isFinal(state) && !state.open;
export const moneyTaken = ({ payments }: State): number =>
  payments.filter((each) => each === "succeeded").length;

/** What must hold in every state; null: it does. */
export function violation(state: State): string | null {
  if (moneyTaken(state) > 1) return "charged twice";
  if (state.journals > 1) return "booked twice";
  if (state.journals > moneyTaken(state)) return "booked but not paid";
  const submitted = state.payments.some((each) => each !== "created" && each !== "canceled");
  return submitted && !state.noticed ? "submitted without a notice" : null;
}
