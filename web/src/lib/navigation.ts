import { hrefBefore, pageHistory } from "./page-history.ts";

let clear = (task: () => void): void => task();

/** Sets what must finish before the URL changes: closing the layers, which have history entries. */
export function goOnlyWhenClear(whenClear: typeof clear): void {
  clear = whenClear;
}

/** Flushed, because the history batches changes of one tick into one entry. */
const move = (change: (history: ReturnType<typeof pageHistory>) => void) =>
  clear(() => {
    const history = pageHistory();
    change(history);
    history.flush();
  });

/** Navigation by code. Links are plain `<a href>`, handled by boot/router/links.ts. */
export const go = {
  to: (href: string) => move((history) => history.push(href)),
  /** For tabs, and for pages that Back should skip. */
  replace: (href: string) => move((history) => history.replace(href)),
  /** To the parent of a deleted page; goes back if that is the previous entry, so that it is not there twice. */
  up: (href: string) =>
    move((history) => (hrefBefore(history) === href ? history.back() : history.replace(href))),
  /** One page back; to the parent `above` if this is the first. */
  back: (above: string) => move((history) => (history.canGoBack() ? history.back() : history.replace(above))),
};
