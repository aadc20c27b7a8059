/** Where a process is to die. Known to the process itself, which alone sees its own statements and requests. */
export type Point = {
  part: string;
  /** The step or call in which: the name of a step, or `POST /api/…`. */
  place: string;
  /** After so many statements and requests of the work; 0: before its first. */
  nth: number;
  moment: Moment;
  /** Whether the work may have been committed by then; if not, it dies before that at the latest. */
  mayEnd: boolean;
};

/** Before it leaves the process, when it has left and the answer is not here, or when that has come. */
export type Moment = "before" | "sent" | "answered";

/** What a process does that others see. */
export type Action =
  | { kind: "statement"; text: string; values: readonly unknown[] }
  | { kind: "request"; text: string; key: string | null };

/** What the parent says to a process. */
export type Orders = { points: readonly Point[]; debits: readonly number[] };

/** The last word of a process, and how far the work had come. */
export type LastWord = { part: string; place: string; when: "before" | "within" | "after"; action: string };

const said = (action: Action, pattern: RegExp) => pattern.test(action.text);
const isRequest = (action: Action, pattern: RegExp) => action.kind === "request" && said(action, pattern);
const isStatement = (action: Action, pattern: RegExp) => action.kind === "statement" && said(action, pattern);

/** `charge:{id}:{attempt}` of the try that a statement opens. */
function attemptOf(action: Action): { charge: number; no: number } | null {
  if (action.kind !== "statement" || !action.text.startsWith('insert into "charge_attempts"')) return null;
  const key = action.values.find((value) => typeof value === "string" && value.startsWith("charge:"));
  const [, charge, no] = /^charge:(\d+):(\d+)/.exec(String(key)) ?? [];
  return charge === undefined || no === undefined ? null : { charge: Number(charge), no: Number(no) };
}

export const COLLECT = "collect charges";
export const EVENTS = "apply the provider's events";

/** With which statement or request the work of a part begins; of a call, with its transaction. */
export function begins(part: string, action: Action, debits: ReadonlySet<number>): boolean {
  switch (part) {
    case "collect cards":
    case "collect debits": {
      const attempt = attemptOf(action);
      return attempt?.no === 1 && debits.has(attempt.charge) === (part === "collect debits");
    }
    case "retry":
      return (attemptOf(action)?.no ?? 0) > 1;
    case "announce":
      return isStatement(action, /^\s*with waiting as/);
    case "notices":
    case "receipts":
      return isStatement(action, /^\s*insert into mails/);
    case "events":
      return isRequest(action, /^GET \/v1\/payment_intents\/|^GET \/v1\/charges\//);
    case "refunds at the provider":
      return isRequest(action, /^POST \/v1\/refunds/);
    case "disputes":
      return isRequest(action, /^(GET|POST) \/v1\/disputes/);
    case "provider payouts":
      return isRequest(action, /^GET \/v1\/balance_transactions/);
    default:
      return isStatement(action, /^begin/);
  }
}
