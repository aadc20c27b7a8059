import type { Protocol, State, Status, Worker } from "./payment-model.ts";

export type Outcome = { readonly to: State; readonly told: Status; readonly ref: number | null };

/** A known key answers with its payment; a forgotten one makes another. */
export function created(state: State, protocol: Protocol): Outcome[] {
  if (state.createKey !== null) return [{ to: state, told: "created", ref: state.createKey }];
  const ref = state.payments.length;
  if (ref === protocol.most.payments) return [];
  return [
    { to: { ...state, payments: [...state.payments, "created"], createKey: ref }, told: "created", ref },
  ];
}

/** A known key repeats its answer; otherwise a payment can succeed once, whatever the keys (port: `submitPayment`). */
export function submitted(
  state: State,
  protocol: Protocol,
  request: Pick<Worker, "ref" | "attempt">,
): Outcome[] {
  const { payments: made } = protocol;
  const key = `${made === "one for the charge" ? request.ref : "new"}:${request.attempt}`;
  const known = state.submitKeys[key];
  const fresh = made !== "one for the charge";
  if (known !== undefined && made !== "one for each try") {
    return [{ to: state, told: known, ref: fresh ? state.payments.length - 1 : request.ref }];
  }
  const ref = fresh ? state.payments.length : (request.ref ?? 0);
  if (ref === protocol.most.payments) return [];
  const present = state.payments[ref] ?? "created";
  if (present === "processing" || present === "succeeded") return [{ to: state, told: present, ref }];
  if (present === "canceled") return [{ to: state, told: "declined", ref }]; // Rejected
  return (["succeeded", "processing", "declined"] as const).map((told) => ({
    to: {
      ...state,
      payments: fresh ? [...state.payments, told] : state.payments.with(ref, told),
      webhook: true,
      submitKeys: { ...state.submitKeys, [key]: told },
    },
    told,
    ref,
  }));
}
