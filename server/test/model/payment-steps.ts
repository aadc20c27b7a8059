import { apply, askAgainLater, stray, withNews, withWorker } from "./charge-row.ts";
import {
  isFinal,
  IDLE,
  type Protocol,
  type State,
  type Status,
  type Step,
  type Worker,
} from "./payment-model.ts";
import { created, submitted } from "./provider.ts";

/** Everything that may happen next. */
export function stepsFrom(state: State, protocol: Protocol): Step[] {
  return [
    ...ours(state, protocol),
    ...state.workers.flatMap((worker, index) => stepsOf(state, protocol, worker, index)),
    ...listening(state, protocol),
    ...elsewhere(state, protocol),
  ];
}

const fair = (name: string, to: State): Step => ({ name, fair: true, to });
const fault = (name: string, to: State): Step => ({ name, fair: false, to });
const when = (may: boolean, step: () => Step): Step[] => (may ? [step()] : []);

/** What starts by itself: notices, giving up, orphans. */
function ours(state: State, protocol: Protocol): Step[] {
  const { charge, open, ref, payments } = state;
  const noticeMissing = charge === "planned" && protocol.notice === "needed";
  const due =
    !noticeMissing &&
    !isFinal(state) &&
    (charge !== "failed" || state.attempts < protocol.most.attempts || open);
  return [
    // markNotified: only what is planned, only when a mail was accepted
    ...when(charge === "planned", () =>
      fair("the notice is accepted", { ...state, charge: "notified", noticed: true }),
    ),
    // claimDueCharges: free, due, and due only after a notice; then `nextStep` under lockCharge
    ...state.workers.flatMap((worker, index) =>
      when(due && !state.leased && worker.at === "idle", () => nextStep(state, protocol, index)),
    ),
    // writeOff: what has failed, never while an attempt is open
    ...when(charge === "failed" && !open, () =>
      fair("it is written off", { ...state, charge: "written_off" }),
    ),
    // cancelOrphanPayments: never submitted, and the charge has another or will never have one
    ...payments.flatMap((status, index) =>
      when(status === "created" && (ref === null ? charge === "written_off" : ref !== index), () =>
        fair("an orphan is cancelled", { ...state, payments: payments.with(index, "canceled") }),
      ),
    ),
  ];
}

/** `nextStep` of submit-charge.ts: `resume` an open attempt, `ask` about what the provider holds, else `begin`. */
function nextStep(state: State, protocol: Protocol, index: number): Step {
  if (!state.open && state.charge === "processing")
    return fair("a worker asks", {
      ...state,
      news: withNews(state, protocol, { attempt: state.attempts, told: null }),
    });
  const attempt = state.open ? state.attempts : state.attempts + 1;
  const at = state.ref !== null || protocol.payments !== "one for the charge" ? "submitting" : "creating";
  const worker: Worker = { at, attempt, ref: state.ref, told: null };
  const begun: State = { ...state, charge: "submitting", attempts: attempt, open: true, leased: true };
  return fair(`a worker prepares attempt ${attempt}`, withWorker(begun, index, worker));
}

/** `submit` and `submitCharge` from one request to the next. */
function stepsOf(state: State, protocol: Protocol, worker: Worker, index: number): Step[] {
  const put = (change: Partial<Worker>, from = state) => withWorker(from, index, { ...worker, ...change });
  const gone = () => put(IDLE, stray(state, protocol, worker));
  const dies = fault("a worker is killed", gone());
  const inOne = protocol.payments !== "one for the charge";
  switch (worker.at) {
    case "idle":
      return [];
    case "creating": // createPayment under the charge's key
      return [
        dies,
        fault("the answer is lost", askAgainLater(gone())),
        ...created(state, protocol).map(({ to, ref }) =>
          fair("the payment is made", put({ at: "created", ref }, to)),
        ),
        ...created(state, protocol).map(({ to }) =>
          fault("the payment is made, its answer lost", askAgainLater(put(IDLE, to))),
        ),
      ];
    case "created": {
      // storePaymentRef: coalesce(payment_ref, …), answers the one that stands
      const ref = protocol.storedRef === "the first stands" ? (state.ref ?? worker.ref) : worker.ref;
      return [dies, fair("its reference is stored", put({ at: "submitting", ref }, { ...state, ref }))];
    }
    case "submitting": // submitPayment under the attempt's key
      return [
        dies,
        fault("the answer is lost", askAgainLater(gone())),
        ...submitted(state, protocol, worker).map(({ to, told, ref }) =>
          fair(`the provider answers ${told}`, put({ at: "answered", told, ref: inOne ? ref : null }, to)),
        ),
        ...submitted(state, protocol, worker).map(({ to, told }) =>
          fault(`the provider does it (${told}), its answer lost`, askAgainLater(put(IDLE, to))),
        ),
      ];
    case "answered": {
      const known = inOne ? { ...state, ref: worker.ref } : state;
      const about = { answer: worker.attempt };
      return [dies, fair("the answer is applied", put(IDLE, apply(known, protocol, about, worker.told)))];
    }
    default:
      throw new Error(`no such place ${String(worker.at satisfies never)}`);
  }
}

/** Webhook, sweep: the charge and its attempt are read, then the provider is asked, then what it said is applied. */
function listening(state: State, protocol: Protocol): Step[] {
  const { webhook, news, ref, payments } = state;
  const heard = { attempt: state.open ? null : state.attempts, told: null };
  const begins = () => ({ ...state, news: withNews(state, protocol, heard) });
  const moved = payments.some((status) => status !== "created");
  return [
    ...when(webhook && ref !== null, () => fair("a webhook is delivered", { ...begins(), webhook: false })),
    ...when(webhook && ref === null, () =>
      fair("a webhook is about nobody's payment", { ...state, webhook: false }),
    ),
    ...when(webhook && ref !== null, () => fault("a webhook is delivered, to come again", begins())),
    ...when(webhook, () => fault("a webhook is lost", { ...state, webhook: false })),
    ...when(!webhook && moved, () => fair("the sweep finds it", { ...state, webhook: true })),
    ...news.flatMap((each, index) => {
      const rest = { ...state, news: news.toSpliced(index, 1) };
      if (each.told !== null)
        return [
          fair(`news (${each.told}) are applied`, apply(rest, protocol, { news: each.attempt }, each.told)),
        ];
      const told = ref === null ? null : (payments[ref] ?? null);
      return told === null
        ? []
        : [fair("the provider is asked", { ...rest, news: withNews(rest, protocol, { ...each, told }) })];
    }),
  ];
}

/** The provider, the clock, the network. */
function elsewhere(state: State, protocol: Protocol): Step[] {
  const { payments, strays } = state;
  // of the last payment there is room for the key stays, else the bound would look like a dead end
  const remembered = payments.length === protocol.most.payments ? state.createKey : null;
  const becomes = (index: number, status: Status) => ({
    ...state,
    payments: payments.with(index, status),
    webhook: true,
  });
  return [
    ...payments.flatMap((status, index) =>
      when(status === "processing", () => fair("the bank pays", becomes(index, "succeeded"))).concat(
        when(status === "processing", () => fair("the bank refuses", becomes(index, "declined"))),
      ),
    ),
    ...when(state.leased, () => fair("the lease runs out", { ...state, leased: false })),
    ...when(state.createKey !== remembered || Object.keys(state.submitKeys).length > 0, () =>
      fault("the keys are forgotten", { ...state, createKey: remembered, submitKeys: {} }),
    ),
    ...strays.flatMap((each, index) => {
      const rest = { ...state, strays: strays.toSpliced(index, 1) };
      const outcomes = each.creates ? created(rest, protocol) : submitted(rest, protocol, each);
      return outcomes.map(({ to }) => fault("a request nobody waits for is carried out", to));
    }),
  ];
}
