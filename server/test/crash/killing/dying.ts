import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { writeSync } from "node:fs";
import { ClientRequest, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { ONCE } from "./phases.ts";
import { begins, type Action, type LastWord, type Orders, type Point } from "./points.ts";

// A process that dies where it is told to: it counts its own statements and requests, step by step and call by call, and
// sends itself the signal that nobody can catch.

const LAST_WORDS = 3;

/** One run of a step, or one call; and the parts whose work began in it, whatever was told of them meanwhile. */
type Place = { name: string; begun: Set<string> };

const places = new AsyncLocalStorage<Place>();
const state: { orders: Orders; debits: ReadonlySet<number> } = {
  orders: { points: [], debits: [] },
  debits: new Set(),
};
/** What was seen of the work, over all runs of its step: it need not all happen in one. */
const seen = new Map<Point, number>();

/** What is said again is the same point: what was seen of it counts on. */
export function obey({ points, debits }: Orders): void {
  const known = new Map([...seen.keys()].map((point) => [JSON.stringify(point), point]));
  state.orders = { debits, points: points.map((point) => known.get(JSON.stringify(point)) ?? point) };
  state.debits = new Set(debits);
  for (const point of seen.keys()) if (!state.orders.points.includes(point)) seen.delete(point);
}

function die(point: Point, when: LastWord["when"], action: string): never {
  const word: LastWord = { part: point.part, place: point.place, when, action: action.slice(0, 120) };
  writeSync(LAST_WORDS, JSON.stringify(word));
  process.kill(process.pid, "SIGKILL");
  for (;;); // the signal is on its way
}

const isCommit = (action: Action) => action.kind === "statement" && action.text.startsWith("commit");

/** What is to happen once the action has left, and once it was answered. */
type Fate = { sent?: () => never; answered?: () => never };

function meet(action: Action): Fate {
  const place = places.getStore();
  if (place === undefined) return {};
  for (const point of state.orders.points) {
    if (point.place !== place.name) continue;
    const fate = fateOf(place, point, action);
    if (fate !== null) return fate;
  }
  return {};
}

function fateOf({ begun }: Place, point: Point, action: Action): Fate | null {
  if (!begun.has(point.part) && !begins(point.part, action, state.debits)) return null;
  begun.add(point.part);
  const nth = seen.get(point) ?? 0;
  seen.set(point, nth + 1);
  const commits = isCommit(action);
  if (commits && !point.mayEnd) die(point, "within", action.text);
  if (nth < point.nth) return null;
  if (point.moment === "before") die(point, nth === 0 ? "before" : "within", action.text);
  const fate = () => die(point, commits ? "after" : "within", action.text);
  return point.moment === "sent" ? { sent: fate } : { answered: fate };
}

/** The end of a step's run or a call: whoever had begun, and was to die later than there was work, dies here. */
function end(place: Place, what: string): void {
  for (const point of state.orders.points)
    if (point.mayEnd && place.begun.has(point.part) && isOnce(point)) die(point, "after", what);
}

const isOnce = ({ part, place }: Point) => ONCE.has(part) || /^(GET|POST) /.test(place);

export async function inStep(name: string, run: () => Promise<void>): Promise<void> {
  const place: Place = { name, begun: new Set() };
  await places.run(place, run);
  end(place, "the end of the step");
}

/** What a server does with a request; the answer of one in which it is to die is never given. */
export function inCall(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const place: Place = { name: `${request.method} ${request.url}`, begun: new Set() };
  // eslint-disable-next-line typescript/unbound-method -- called with its response below
  const { end: answer } = response;
  Object.assign(response, {
    end: (...parts: unknown[]): unknown => {
      end(place, "the answer");
      return Reflect.apply(answer, response, parts);
    },
  });
  places.run(place, handle);
}

export function watchStatements(): void {
  const { prototype } = pg.Client;
  // eslint-disable-next-line typescript/unbound-method -- called with its client below
  const query: (this: pg.Client, ...parts: unknown[]) => unknown = prototype.query;
  function watched(this: pg.Client, ...parts: unknown[]): unknown {
    const fate = meet(statementOf(parts));
    const answer = query.apply(this, parts);
    if (fate.sent !== undefined) setImmediate(fate.sent);
    if (fate.answered !== undefined && answer instanceof Promise) void answer.finally(fate.answered);
    return answer;
  }
  Object.assign(prototype, { query: watched });
}

function statementOf([first, second]: readonly unknown[]): Action {
  if (typeof first === "string")
    return { kind: "statement", text: first, values: Array.isArray(second) ? second : [] };
  const config = typeof first === "object" && first !== null ? first : {};
  const text = "text" in config ? String(config.text) : "";
  const values =
    "values" in config && Array.isArray(config.values) ? config.values : Array.isArray(second) ? second : [];
  return { kind: "statement", text, values };
}

export function watchRequests(): void {
  subscribe("http.client.request.created", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof ClientRequest)) return;
    const key = request.getHeader("idempotency-key");
    const action = {
      kind: "request",
      text: `${request.method} ${request.path}`,
      key: typeof key === "string" ? key : null,
    } as const;
    const { sent, answered } = meet(action);
    if (sent !== undefined) request.on("finish", () => setImmediate(sent));
    if (answered !== undefined) request.on("response", answered);
  });
}
