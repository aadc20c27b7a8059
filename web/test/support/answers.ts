import type { AnswerAt, CallName, RouteAt } from "@kalivo/contract/calls.ts";

type Method = "GET" | "POST";
/** The paths of the contract that are called so, `/api/team/{id}` as it stands there. */
export type PathOf<M extends Method> = CallName extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

/** What any call may refuse with (contract/src/route.ts). */
type AnyRefusal = 401 | 413 | 415 | 422 | 429 | 500 | 503;
type AdminRefusal<R> = R extends { access: "admin" } ? 403 | 404 : never;
type OwnRefusal<R> = R extends { refusals: readonly (infer Status extends number)[] } ? Status : never;
type RefusalOf<R> = AnyRefusal | AdminRefusal<R> | OwnRefusal<R>;

/** A call as it was made. `data`: the fields of its query, or of its form, as they cross the wire. */
export type Asked = {
  params: Readonly<Record<string, string>>;
  data: Readonly<Record<string, string>>;
};

/** A call of the contract and what becomes of it. */
export type Answer = {
  method: Method;
  path: string;
  respond: (asked: Asked) => Promise<Response>;
};

const JSON_TYPE = { "content-type": "application/json" };
const TEXT_TYPE = { "content-type": "text/plain" };

/** The call is answered: `answered("GET", api.readTeam, TRAIL_CREW)`. A field the contract does not know is a type error. */
export function answered<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  answer: AnswerAt<M, Path> | ((asked: Asked) => AnswerAt<M, Path>),
): Answer;
export function answered(method: Method, path: string, answer: unknown): Answer {
  return { method, path, respond: async (asked) => answerOf(isMade(answer) ? answer(asked) : answer) };
}

const isMade = (answer: unknown): answer is (asked: Asked) => unknown => typeof answer === "function";

function answerOf(value: unknown): Response {
  if (value === null) return new Response(null, { status: 204 });
  if (typeof value === "string") return new Response(value, { headers: TEXT_TYPE });
  return new Response(JSON.stringify(value), { headers: JSON_TYPE });
}

/** The call is refused, with a status its route knows. */
export const refused = <M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  status: RefusalOf<RouteAt<M, Path>>,
  message?: string,
): Answer => refusedSomehow(method, path, status, message);

/** With a status the contract does not know for it: a server of another version, or what stands before one. */
export const refusedSomehow = <M extends Method>(
  method: M,
  path: PathOf<M>,
  status: number,
  message = "The server says no.",
): Answer => ({
  method,
  path,
  respond: async () => new Response(JSON.stringify({ message }), { status, headers: JSON_TYPE }),
});

/** Nobody answers: the network is gone. */
export const lost = <M extends Method>(method: M, path: PathOf<M>): Answer => ({
  method,
  path,
  respond: () => Promise.reject(new TypeError("Failed to fetch")),
});

/** The answer is on its way until it is let go. */
export function held(answer: Answer): Answer & { letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { ...answer, letGo: resolve, respond: (asked) => promise.then(() => answer.respond(asked)) };
}
