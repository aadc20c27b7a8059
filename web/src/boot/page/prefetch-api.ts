import { readMe } from "@kalivo/contract/api-paths.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { type Person, readsBeside, readsFirst } from "./reads-of-page.ts";

/**
 * Prefetches the API calls of the page at this address, with exactly the URLs of its hooks, which take the answers then
 * (`boot/loading/prefetched-answers.ts`).
 */
export function prefetchApi(token: string, language: Language): void {
  const headers = {
    Accept: "application/json",
    "Accept-Language": language,
    Authorization: `Bearer ${token}`,
  };
  const prefetched: Record<string, Promise<Response>> = {};
  window.kalivoPrefetched = prefetched;
  const ask = (path: string) => {
    const answer = fetch(path, { headers });
    answer.catch(() => undefined); // the hook that takes it handles the error
    prefetched[path] = answer;
  };
  ask(readMe);
  readsFirst(location.pathname).forEach(ask);
  void prefetched[readMe]
    ?.then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((user: Person | null) => {
      if (user !== null && window.kalivoPrefetched === prefetched)
        readsBeside(location.pathname, user).forEach(ask);
    })
    .catch(() => undefined);
}
