import { createBrowserHistory, type HistoryLocation, type RouterHistory } from "@tanstack/history";

let made: RouterHistory | undefined;

/** The history of this page, created lazily, so that modules using it can be imported without a browser. */
export const pageHistory = (): RouterHistory => (made ??= remembering(createBrowserHistory()));

/** The addresses of the entries since the page was loaded, by their place in the history: a browser tells only its own. */
const hrefs = new Map<number, string>();

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for it
const placeOf = ({ state }: HistoryLocation) => state.__TSR_index;

function remembering(history: RouterHistory): RouterHistory {
  hrefs.set(placeOf(history.location), history.location.href);
  history.subscribe(({ location }) => void hrefs.set(placeOf(location), location.href));
  return history;
}

/** Where Back would lead, as far as it is known. */
export const hrefBefore = ({ location }: RouterHistory): string | undefined =>
  hrefs.get(placeOf(location) - 1);
