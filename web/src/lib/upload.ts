import type { AddressWith, AnswerAt } from "@kalivo/contract/calls.ts";
import { type Answer, type RefusalBody } from "./answer.ts";
import { readToken } from "./jwt-cookie.ts";
import { log } from "./log.ts";
import { callPrefix } from "./platform.ts";
import { languageOfPage } from "./page-language.ts";

type Upload<Data> = {
  answer: Promise<Answer<Data>>;
  /** Nothing comes of it then; the answer is that nobody answered. */
  cancel: () => void;
};

/** Sends files and says how much of them is on its way (0 to 1), which `fetch` can't; then answers as `call` does. */
export function upload<Address extends AddressWith<"POST">>(
  path: Address,
  field: string,
  files: readonly File[],
  onProgress: (part: number) => void,
): Upload<AnswerAt<"POST", Address>> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const file of files) form.append(field, file);
  const answer = new Promise<Answer<AnswerAt<"POST", Address>>>((resolve) => {
    const lost = () => {
      log(`POST ${path} could not be reached`);
      resolve({ kind: "unreachable", ok: false, status: 0, data: {} });
    };
    request.addEventListener("error", lost);
    request.addEventListener("abort", lost);
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 1 : loaded / total),
    );
  });
  request.open("POST", callPrefix() + path);
  request.setRequestHeader("Accept", "application/json");
  request.setRequestHeader("Accept-Language", languageOfPage());
  request.responseType = "json";
  const token = readToken();
  if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.send(form);
  return { answer, cancel: () => request.abort() };
}

function answerOf<Data>(request: XMLHttpRequest): Answer<Data> {
  const { status } = request;
  if (status >= 200 && status < 300) {
    return { kind: "success", ok: true, status, data: request.response, headers: new Headers() };
  }
  const refusal: RefusalBody | null = request.response;
  return { kind: "refusal", ok: false, status, data: refusal ?? {} };
}
