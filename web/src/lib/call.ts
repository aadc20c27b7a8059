import type { signOut } from "@kalivo/contract/api-paths.ts";
import { type Answer, jsonOrNull, type Outside, readAnswer } from "./answer.ts";
import type { AddressWith, AnswerAt, DataAt } from "@kalivo/contract/calls.ts";
import { type CallData, type Method, requestParts } from "./request.ts";
import { callPrefix } from "./platform.ts";
import { takeParsed, takePrefetched, SESSION_PATH } from "../boot/loading/prefetched-answers.ts";
import { log } from "./log.ts";
import { noteAnswer, noteSilence } from "./online.ts";
import { languageOfPage } from "./page-language.ts";
import { readToken } from "./jwt-cookie.ts";
import { saveFile } from "./save-file.ts";

export type CallOptions<Data = CallData> = {
  data?: Data;
  signal?: AbortSignal | undefined;
  /** What this one thing to be done is called: sent again under the same key it is done once. */
  key?: string | undefined;
  /** Nobody pressed for it: it hears of a refusal, too, where its person has left meanwhile. */
  background?: true;
};

/**
 * One call of specification §7, checked against the contract. Nothing is thrown but an abort: a refusal and a failing
 * network are answers too. `const answer = await call("POST", api.createTeam, { data: { name } })`
 */
export const call: <M extends Method, Address extends AddressWith<M>>(
  method: M,
  path: Address,
  options?: CallOptions<DataAt<M, Address>>,
) => Promise<Answer<AnswerAt<M, Address>>> = ask;

/** The same call, for a wrapper that is typed by the contract itself. */
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
      noteSilence();
      log(`${method} ${path} could not be reached: ${String(error)}`);
      return { kind: "unreachable", ok: false, status: 0, data: {} };
    }
  });
}

/** `waits`: what a page reads to be shown does not, it is asked for anew once somebody is there. */
type Under = { path: string; waits: boolean; background?: true | undefined };

/**
 * Does it in the name of the person this page is drawn for. Where their sign-in was ended elsewhere it waits for them and
 * is done then: the page it was pressed on never hears of a refusal. Where they have left, that page is gone, and nobody
 * hears anything more of it (decision 48).
 */
export async function underSignIn<Data>(
  under: Under,
  attempt: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const { path, waits, background = false } = under;
  const answer = path !== SESSION_PATH && isOfSomebodyElse() ? SIGNED_OUT : await attempt();
  const isOver =
    answer === SIGNED_OUT || (answer.status === 401 && !NEEDS_NO_SIGN_IN.has(path) && readToken() !== null);
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
/** Nobody signs in to be told who they are, nor to sign out. */
const NEEDS_NO_SIGN_IN: ReadonlySet<string> = new Set([SESSION_PATH, SIGN_OUT]);

/** The sign-in this page is drawn for; undefined until the server has said whose it is. */
let drawnFor: string | null | undefined;

/** Who is there has been answered for this sign-in; null: for nobody. */
export function pageIsOf(token: string | null): void {
  drawnFor = token;
}

/** Another tab has signed out or somebody else in: what this page asks in the name of one would be done to the other. */
const isOfSomebodyElse = (): boolean => drawnFor !== undefined && drawnFor !== readToken();

/**
 * Who was there is there `again`; has `left` the page, or somebody else came, and it is gone; or nobody was asked, and
 * the page `stands` as it was.
 */
export type SignInOutcome = "again" | "left" | "stands";

let signedOutElsewhere: () => Promise<SignInOutcome> = async () => "stands";

/**
 * A sign-in that another device ended is found out by the first call it is refused: then it is asked who is there, and
 * this answers once that is settled.
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

/** A failed read of a query: `Loaded` shows it, a screen may look at the status. */
export class ReadFailed extends Error {
  override name = "ReadFailed";
  readonly status: number;
  constructor(path: string, status: number) {
    super(`GET ${path} ${status === 0 ? "could not be reached" : `was answered ${status}`}`);
    this.status = status;
  }
}

/**
 * What a query reads, and has at once where it was asked for before any code was there:
 * `useQuery({ queryKey: ["team", 1], ...reading(pathTo(api.readTeam, { id: 1 })) })`
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

/** What was asked for before any code was there, and has come: without waiting, once. Undefined where it has not. */
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
