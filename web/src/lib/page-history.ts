import { createBrowserHistory, type HistoryLocation, type RouterHistory } from "@tanstack/history";

let made: RouterHistory | undefined;

/** The browser history, created lazily, so that modules importing this load without a browser. */
export const pageHistory = (): RouterHistory => (made ??= remembering(createBrowserHistory()));

/** URLs of the entries since page load, by index: the browser exposes only the current one. */
const hrefs = new Map<number, string>();

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for it
const placeOf = ({ state }: HistoryLocation) => state.__TSR_index;

function remembering(history: RouterHistory): RouterHistory {
  hrefs.set(placeOf(history.location), history.location.href);
  history.subscribe(({ location }) => void hrefs.set(placeOf(location), location.href));
  return history;
}

/** The URL Back would lead to, if known. */
export const hrefBefore = ({ location }: RouterHistory): string | undefined =>
  hrefs.get(placeOf(location) - 1);
