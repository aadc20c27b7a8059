import { pageHistory } from "./page-history.ts";

/** Going somewhere by code. Links are plain `<a href>`: they are taken over for the router (app/router/links.ts). */
export const go = {
  to: (href: string) => pageHistory().push(href),
  /** For tabs and for pages nobody should come back to. */
  replace: (href: string) => pageHistory().replace(href),
  /** One page back; where this is the first one, the page above it. */
  back: (above: string) => {
    const history = pageHistory();
    if (history.canGoBack()) history.back();
    else history.replace(above);
  },
};
