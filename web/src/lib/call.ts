import type { signOut } from "@kalivo/contract/api-paths.ts";
import { type Answer, jsonOrNull, type Outside, readAnswer } from "./answer.ts";
import type { AddressWith, AnswerAt, DataAt } from "@kalivo/contract/calls.ts";
import { type CallData, type Method, requestParts } from "./request.ts";
import { callPrefix } from "./platform.ts";
import { takeParsed, takePrefetched, SESSION_PATH } from "../boot/loading/prefetched-answers.ts";
import { log } from "./log.ts";
import { noteAnswer, noteNoAnswer } from "./online.ts";
import { languageOfPage } from "./page-language.ts";
import { readToken } from "./jwt-cookie.ts";
import { saveFile } from "./save-file.ts";

export type CallOptions<Data = CallData> = {
  data?: Data;
  signal?: AbortSignal | undefined;
  /** Idempotency key: a call sent again with the same key takes effect once. */
  key?: string | undefined;
  /** Not triggered by the user: resolves with the refusal even when the person has left the page. */
  background?: true;
};

/**
 * One call of specification §7, typed by the contract. Rejects only when aborted: a refusal and a network error are
 * answers. `const answer = await call("POST", api.createTeam, { data: { name } })`
 */
export const call: <M extends Method, Address extends AddressWith<M>>(
  method: M,
  path: Address,
  options?: CallOptions<DataAt<M, Address>>,
) => Promise<Answer<AnswerAt<M, Address>>> = ask;

/** The same, untyped, for wrappers that are typed by the contract themselves. */
export async function ask<Data>(
  method: Method,
  path: string,
  options: CallOptions = {},
  waits = true,
): Promise<Answer<Data>> {
  const { background } = options;
  return underSignIn({ path, waits, background }, async () => {
    try {
      const answer = await readAnswer<Data>(await send(method, path, options), outside);
      noteAnswer(answer.status);
      return answer;
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      noteNoAnswer();
      log(`${method} ${path} could not be reached: ${String(error)}`);
      return { kind: "unreachable", ok: false, status: 0, data: {} };
    }
  });
}

/** `waits`: false for reads that a page renders from; they are refetched after a new sign-in. */
type Under = { path: string; waits: boolean; background?: true | undefined };

/**
 * Calls for the person the page was rendered for. If the sign-in was ended elsewhere, waits until the same person has
 * signed in again and then retries, so that the page sees no refusal. If the person has left instead, never resolves
 * (decision 48).
 */
export async function underSignIn<Data>(
  under: Under,
  attempt: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const { path, waits, background = false } = under;
  const answer = path !== SESSION_PATH && isOfSomebodyElse() ? SIGNED_OUT : await attempt();
  // Also while another tab has signed out during the call.
  const hadSignIn = readToken() !== null || typeof drawnFor === "string";
  const isOver = answer === SIGNED_OUT || (answer.status === 401 && !NEEDS_NO_SIGN_IN.has(path) && hadSignIn);
  if (!isOver) return answer;
  const before = drawnFor;
  const settled = signedOutElsewhere();
  if (!waits) return answer;
  const outcome = await settled;
  if (outcome === "again" && readToken() !== before) return underSignIn(under, attempt);
  return outcome === "left" && !background ? new Promise<never>(() => undefined) : answer;
}

const SIGNED_OUT: Answer<never> = { kind: "refusal", ok: false, status: 401, data: {} };

const SIGN_OUT: typeof signOut = "/api/auth/logout";
/** Calls that never ask for a new sign-in. */
const NEEDS_NO_SIGN_IN: ReadonlySet<string> = new Set([SESSION_PATH, SIGN_OUT]);

/** The token the page was rendered for; undefined before the session is known. */
let drawnFor: string | null | undefined;

/** The session of this token is known; null: a visitor. */
export function pageIsOf(token: string | null): void {
  drawnFor = token;
}

/** Another tab has signed out or signed in as another person: a call would act for the wrong one. */
export const isOfSomebodyElse = (): boolean => drawnFor !== undefined && drawnFor !== readToken();

/**
 * `again`: the same person has signed in; `left`: they declined, or another person signed in; `stands`: no sign-in was
 * requested and the page stays.
 */
export type SignInOutcome = "again" | "left" | "stands";

let signedOutElsewhere: () => Promise<SignInOutcome> = async () => "stands";

/**
 * Registers the handler that runs when a call gets a 401 because the sign-in was ended elsewhere; it resolves once the
 * session is settled.
 */
export function whenSignedOutElsewhere(askWhoIsThere: typeof signedOutElsewhere): void {
  signedOutElsewhere = askWhoIsThere;
}

/**
 * The second helper of specification §7.1: the JSON, or null when the status is 403 or the answer is not JSON.
 * @public
 */
export async function callOrNull<M extends Method, Address extends AddressWith<M>>(
  method: M,
  path: Address,
  options?: CallOptions<DataAt<M, Address>>,
): Promise<AnswerAt<M, Address> | null>;
export async function callOrNull(method: Method, path: string, options: CallOptions = {}): Promise<unknown> {
  return jsonOrNull(await send(method, path, options));
}

/** A failed read of a query: `Loaded` renders it; a screen may check the status. */
export class ReadFailed extends Error {
  override name = "ReadFailed";
  readonly status: number;
  constructor(path: string, status: number) {
    super(`GET ${path} ${status === 0 ? "could not be reached" : `was answered ${status}`}`);
    this.status = status;
  }
}

/**
 * Query options; an answer prefetched at page load becomes the initial data: `useQuery({ queryKey: ["team", 1],
 * ...reading(pathTo(api.readTeam, { id: 1 })) })`
 */
export function reading<Address extends AddressWith<"GET">>(
  path: Address,
  data?: DataAt<"GET", Address>,
): Reading<AnswerAt<"GET", Address>>;
export function reading(path: string, data: CallData = {}): Reading<unknown> {
  return {
    queryFn: ({ signal }) => readData(path, { data, signal }),
    initialData: () => readAhead(path, data)?.data,
  };
}

type Reading<Data> = {
  queryFn: (asked: { signal: AbortSignal }) => Promise<Data>;
  initialData: () => Data | undefined;
};

/** For query functions: the data or a `ReadFailed`. `queryFn: ({ signal }) => read(api.listTeams, { signal })` */
export const read: <Address extends AddressWith<"GET">>(
  path: Address,
  options?: CallOptions<DataAt<"GET", Address>>,
) => Promise<AnswerAt<"GET", Address>> = readData;

async function readData<Data>(path: string, options: CallOptions = {}): Promise<Data> {
  const answer = await ask<Data>("GET", path, options, false);
  if (!answer.ok) throw new ReadFailed(path, answer.status);
  return answer.data;
}

type Ahead<Data> = { data: Data; headers: Headers };

/** The prefetched answer, once; undefined if it has not arrived yet. */
export function readAhead<Data>(path: string, data: CallData = {}): Ahead<Data> | undefined {
  const found = takeParsed(partsOf("GET", path, data).url);
  if (found === undefined) return undefined;
  const json: Data = JSON.parse(found.text);
  return { data: json, headers: found.headers };
}

const partsOf = (method: Method, path: string, data: CallData) =>
  requestParts({
    method,
    path,
    data,
    token: readToken(),
    prefix: callPrefix(),
    language: languageOfPage(),
  });

function send(method: Method, path: string, { data = {}, signal, key }: CallOptions): Promise<Response> {
  const { url, init } = partsOf(method, path, data);
  const prefetched = method === "GET" ? takePrefetched(url) : undefined;
  if (prefetched !== undefined) return prefetched;
  if (key !== undefined) init.headers["Idempotency-Key"] = key;
  return fetch(url, signal === undefined ? init : { ...init, signal });
}

const outside: Outside = { save: saveFile, log };
