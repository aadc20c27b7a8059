import { isFinal, type News, type Protocol, type State, type Status, type Worker } from "./payment-model.ts";

type About = { readonly answer: number } | { readonly news: number | null };

/** `applyPaymentState` of apply-payment-state.ts: one transaction under the charge's lock. */
export function apply(state: State, protocol: Protocol, about: About, told: Status | null): State {
  // applySuccess, settleCharge: always counts, and is booked once
  if (told === "succeeded") {
    if (state.charge === "succeeded") return state;
    return { ...state, charge: "succeeded", open: false, leased: false, journals: state.journals + 1 };
  }
  if (isFinal(state) && protocol.success === "is final") return state;
  if (!isAboutNow(state, about)) return state;
  if (told === "processing") return { ...state, charge: "processing", open: false, leased: false }; // processCharge
  if (told === "declined") return { ...state, charge: "failed", open: false, leased: false }; // declineCharge
  return state; // created: the attempt stays open
}

/** The answer of the attempt that is open, or news asked for when nothing was open and nothing was begun since. */
function isAboutNow({ open, attempts, charge }: State, about: About): boolean {
  if ("answer" in about) return open && about.answer === attempts;
  const underWay = charge === "processing" || charge === "succeeded"; // the latter: with success not final
  return !open && about.news === attempts && underWay;
}

/** `askAgainLater` of submit-charge.ts: unknown is not failed, the attempt stays open. */
export const askAgainLater = (state: State): State =>
  isFinal(state)
    ? state
    : { ...state, charge: state.charge === "submitting" ? "unknown" : state.charge, leased: false };

/** A worker went, its request did not: the provider may still get it. */
export function stray(state: State, { most }: Protocol, { at, ref, attempt }: Worker): State {
  const underWay = at === "creating" || at === "submitting";
  if (!underWay || state.strays.length === most.strays) return state;
  return { ...state, strays: [...state.strays, { ref, attempt, creates: at === "creating" }] };
}

/** They are alike: which of them it is makes no other state. */
export function withWorker(state: State, index: number, worker: Worker): State {
  const workers = state.workers.with(index, worker);
  return { ...state, workers: workers.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

/** As a set: the same said twice is no more than once, and their order does not matter; beyond the bound it is missed. */
export function withNews({ news }: State, { most }: Protocol, one: News): readonly News[] {
  const said = new Map([...news, one].map((each) => [JSON.stringify(each), each]));
  if (said.size > most.news) return news;
  return [...said].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
