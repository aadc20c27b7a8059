import { type Answer, jsonOrNull, type Outside, readAnswer } from "./answer.ts";
import { type CallData, type Method, requestParts } from "./request.ts";
import { callPrefix } from "./platform.ts";
import { takeArrived, takeBegun, WHO_IS_THERE } from "./begun.ts";
import { log } from "./log.ts";
import { languageOfPage } from "./page-language.ts";
import { readToken } from "./jwt-cookie.ts";
import { saveFile } from "./save-file.ts";

export type CallOptions = {
  data?: CallData;
  signal?: AbortSignal | undefined;
  /** What this one thing to be done is called: sent again under the same key it is done once. */
  key?: string | undefined;
};

/**
 * One call of §7. Nothing is thrown but an abort: a refusal and a failing network are answers too.
 * `const answer = await call<Team>("POST", "/api/team", { data: { name } })`
 */
export async function call<Data>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer<Data>> {
  try {
    const answer = await readAnswer<Data>(await send(method, path, options), outside);
    if (answer.status === 401 && path !== WHO_IS_THERE && readToken() !== null) signedOutElsewhere();
    return answer;
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    log(`${method} ${path} could not be reached: ${String(error)}`);
    return { kind: "unreachable", ok: false, status: 0, data: {} };
  }
}

let signedOutElsewhere: () => void = () => undefined;

/** A sign-in that another device ended is found out by the first call it is refused: then it is asked who is there. */
export function whenSignedOutElsewhere(ask: () => void): void {
  signedOutElsewhere = ask;
}

/**
 * The second helper of §7: the JSON, or null when the status is 403 or the answer is not JSON.
 * @public
 */
export async function callOrNull<Data>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Data | null> {
  return jsonOrNull<Data>(await send(method, path, options));
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
 * `useQuery({ queryKey: ["team", 1], ...reading<Team>("/api/team/1") })`
 */
export const reading = <Data>(path: string, data: CallData = {}) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) => read<Data>(path, { data, signal }),
  initialData: () => readAhead<Data>(path, data)?.data,
});

/** For query functions: the data or a `ReadFailed`. `queryFn: ({ signal }) => read<Team>("/api/team/1", { signal })` */
export async function read<Data>(path: string, options: CallOptions = {}): Promise<Data> {
  const answer = await call<Data>("GET", path, options);
  if (!answer.ok) throw new ReadFailed(path, answer.status);
  return answer.data;
}

type Ahead<Data> = { data: Data; headers: Headers };

/** What was asked for before any code was there, and has come: without waiting, once. Undefined where it has not. */
export function readAhead<Data>(path: string, data: CallData = {}): Ahead<Data> | undefined {
  const found = takeArrived(partsOf("GET", path, data).url);
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
  const begun = method === "GET" ? takeBegun(url) : undefined;
  if (begun !== undefined) return begun;
  if (key !== undefined) init.headers["Idempotency-Key"] = key;
  return fetch(url, signal === undefined ? init : { ...init, signal });
}

const outside: Outside = { save: saveFile, log };
