import { hrefBefore, pageHistory } from "./page-history.ts";

let clear = (task: () => void): void => task();

/** What has to be gone before the address changes: the layers, which keep entries in the history. */
export function goOnlyWhenClear(whenClear: typeof clear): void {
  clear = whenClear;
}

/** One change of the address is one entry: unless flushed, the history makes one of those of a moment. */
const move = (change: (history: ReturnType<typeof pageHistory>) => void) =>
  clear(() => {
    const history = pageHistory();
    change(history);
    history.flush();
  });

/** Going somewhere by code. Links are plain `<a href>`: they are taken over for the router (boot/router/links.ts). */
export const go = {
  to: (href: string) => move((history) => history.push(href)),
  /** For tabs and for pages nobody should come back to. */
  replace: (href: string) => move((history) => history.replace(href)),
  /** From a page that is no more to the one above it: where that is the page before, it is not there twice. */
  up: (href: string) =>
    move((history) => (hrefBefore(history) === href ? history.back() : history.replace(href))),
  /** One page back; where this is the first one, the page above it. */
  back: (above: string) => move((history) => (history.canGoBack() ? history.back() : history.replace(above))),
};
