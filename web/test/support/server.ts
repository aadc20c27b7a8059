import type { Answer, Asked } from "./answers.ts";

type Made = Asked & { method: string; path: string };

/** What stands where the server would: answers `fetch` by method and path. The last answer that was given for a call holds. */
export function answeringServer(first: readonly Answer[]) {
  const answers = [...first];
  const made: Made[] = [];
  const unanswered = new Set<string>();

  const fetchOf = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(urlOf(input), location.href);
    const { method = "GET" } = init;
    const answer = answerTo(answers, method, pathname);
    if (answer === undefined) {
      unanswered.add(`${method} ${pathname}`);
      throw new TypeError(`nobody answers ${method} ${pathname}`);
    }
    const params = { ...pattern(answer.path).exec(pathname)?.groups };
    const asked = { params, data: fieldsOf(init.body instanceof FormData ? init.body : searchParams) };
    made.push({ method, path: answer.path, ...asked });
    return unlessEnded(answer.respond(asked), init.signal ?? null);
  };

  return {
    fetch: fetchOf,
    answer: (...more: readonly Answer[]) => void answers.push(...more),
    /** The calls that were made of this path, the earliest first. */
    asked: (method: string, path: string): Asked[] =>
      made.filter((call) => call.method === method && call.path === path),
    /** The calls that no answer was given for. */
    unanswered: (): string[] => [...unanswered],
  };
}

/** Fixed words win over parameters: `/api/user/raised` is nobody's profile. */
function answerTo(answers: readonly Answer[], method: string, pathname: string): Answer | undefined {
  const of = answers.filter((each) => each.method === method);
  return (
    of.findLast(({ path }) => path === pathname) ?? of.findLast(({ path }) => pattern(path).test(pathname))
  );
}

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** `/api/team/{id}` as what it looks like in an address. */
const pattern = (path: string) =>
  new RegExp(`^${RegExp.escape(path).replaceAll(/\\\{(\w+)\\\}/g, "(?<$1>[^/]+)")}$`);

const fieldsOf = (fields: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...fields].map(([name, value]) => [name, typeof value === "string" ? value : "(file)"]),
  );

/** A page that gave up its question hears nothing more of it. */
function unlessEnded(answer: Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  if (signal === null) return answer;
  const ended = new Promise<never>((_, end) => {
    signal.addEventListener("abort", () => end(signal.reason));
  });
  return Promise.race([answer, ended]);
}
