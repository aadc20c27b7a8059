import type { FastifyRequest } from "fastify";
import type { Route } from "@kalivo/contract/route.ts";
import { turnsByKey, type TurnsByKey } from "../concurrency/turns-by-key.ts";
import { callerOf } from "./caller.ts";
import type { SignedIn } from "./session.ts";

// What one asks at once takes turns with itself, in each process: however much it is, others do not wait for it. Each pool has
// a dozen connections, of which half are left to others. Reads do not wait for saves, which have a pool of their own.

/** A page asks six at once where the browser is old. */
const ONE = { atOnce: 6, waiting: 100 };
/** A school, or a proxy that `TRUST_PROXY` does not name. */
const NETWORK = { atOnce: 8, waiting: 400 };

type Lanes = { reads: TurnsByKey; saves: TurnsByKey };
const lanesOf = (size: typeof ONE): Lanes => ({ reads: turnsByKey(size), saves: turnsByKey(size) });
const ofToken = lanesOf(ONE);
const ofPerson = lanesOf(ONE);
const readsOfNetwork = turnsByKey(NETWORK);

type Work<T> = () => Promise<T>;
const isRead = ({ method }: Pick<Route, "method">) => method === "GET";
const lane = (route: Pick<Route, "method">, { reads, saves }: Lanes) => (isRead(route) ? reads : saves);

/**
 * Before anybody knows whose session it is, because looking for it takes a connection, too. Null: too much waits already. What
 * nobody is signed in for takes no turn here: its limit is counted before anything waits.
 */
export function inTurnOfCaller<T>(route: Route, request: FastifyRequest, work: Work<T>): Promise<T> | null {
  const { authorization } = request.headers;
  return route.access === "anybody" || authorization === undefined
    ? work()
    : lane(route, ofToken)(authorization, work);
}

/**
 * The call itself: of all the sessions of one person. What nobody is signed in for takes turns by network where it reads; what
 * it saves has limits (`limit`) or asks for a secret that was mailed, and providers' webhooks come in hundreds. Null: too much waits already.
 */
export function inTurnOfWork<T>(
  route: Route,
  request: FastifyRequest,
  person: SignedIn | null,
  work: Work<T>,
): Promise<T> | null {
  if (person !== null) return lane(route, ofPerson)(person.id, work);
  return isRead(route) ? readsOfNetwork(callerOf(request), work) : work();
}
