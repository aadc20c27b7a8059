import type { AddressWith, AnswerAt } from "@kalivo/contract/calls.ts";
import { type Answer, type RefusalBody } from "./answer.ts";
import { readToken } from "./jwt-cookie.ts";
import { underSignIn } from "./call.ts";
import { log } from "./log.ts";
import { callPrefix } from "./platform.ts";
import { languageOfPage } from "./page-language.ts";

type Upload<Data> = {
  answer: Promise<Answer<Data>>;
  /** Aborts; the promise resolves as unreachable. */
  cancel: () => void;
};

/** Uploads files with progress (0 to 1), which `fetch` lacks; else like `call`, also for a sign-in ended elsewhere. */
export function upload<Address extends AddressWith<"POST">>(
  path: Address,
  field: string,
  files: readonly File[],
  onProgress: (part: number) => void,
): Upload<AnswerAt<"POST", Address>> {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  const given = new AbortController();
  const answer = underSignIn({ path, waits: true }, () =>
    send<AnswerAt<"POST", Address>>(path, form, onProgress, given.signal),
  );
  return { answer, cancel: () => given.abort() };
}

function send<Data>(
  path: string,
  form: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Answer<Data>> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    const lost = () => {
      log(`POST ${path} could not be reached`);
      resolve({ kind: "unreachable", ok: false, status: 0, data: {} });
    };
    if (signal.aborted) return lost(); // cancelled while waiting
    request.addEventListener("error", lost);
    request.addEventListener("abort", lost);
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 1 : loaded / total),
    );
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", callPrefix() + path);
    for (const [name, value] of headers()) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.send(form);
  });
}

function headers(): [string, string][] {
  const token = readToken();
  return [
    ["Accept", "application/json"],
    ["Accept-Language", languageOfPage()],
    ...(token === null ? [] : [["Authorization", `Bearer ${token}`] satisfies [string, string]]),
  ];
}

function answerOf<Data>(request: XMLHttpRequest): Answer<Data> {
  const { status } = request;
  if (status >= 200 && status < 300) {
    return { kind: "success", ok: true, status, data: request.response, headers: new Headers() };
  }
  const refusal: RefusalBody | null = request.response;
  return { kind: "refusal", ok: false, status, data: refusal ?? {} };
}
