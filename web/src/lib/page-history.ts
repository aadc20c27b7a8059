import { createBrowserHistory, type RouterHistory } from "@tanstack/history";

let made: RouterHistory | undefined;

/** The one history of this page; made when first asked for, so that what uses it can be imported without a browser. */
export const pageHistory = (): RouterHistory => (made ??= createBrowserHistory());
