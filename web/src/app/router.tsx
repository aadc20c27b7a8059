import { createRootRoute, createRoute, createRouter, type ParsedLocation } from "@tanstack/react-router";
import { type PathName, pathNameOf, routerPath } from "./paths.ts";
import { GoHome } from "./leave.tsx";
import { guarded } from "./guarded.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { Root } from "./root.tsx";
import { screens } from "./routes.ts";
import { SKELETON_DELAY_MS, SKELETON_MINIMUM_MS } from "../lib/timing.ts";

function routeTree() {
  const root = createRootRoute({ component: Root, notFoundComponent: GoHome });
  const routes = screens.map((entry) =>
    createRoute({ getParentRoute: () => root, path: routerPath(entry.name), component: guarded(entry) }),
  );
  return root.addChildren(routes);
}

const ROOTS: ReadonlySet<PathName | null> = new Set<PathName | null>([
  "home",
  "community",
  "communityTab",
  "act",
]);

// oxlint-disable-next-line no-underscore-dangle -- the router's own name for where a page stands in the history
const placeOf = (page: ParsedLocation | undefined) => page?.state.__TSR_index ?? 0;

/** One for the whole app. */
export const makeRouter = () =>
  createRouter({
    routeTree: routeTree(),
    defaultPendingMs: SKELETON_DELAY_MS,
    defaultPendingMinMs: SKELETON_MINIMUM_MS,
    defaultPendingComponent: PageSkeleton,
    defaultNotFoundComponent: GoHome,
    defaultPreload: false,
    // What breaks while drawing belongs to CrashBoundary, not to the router.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
    // Parameters of an address stay the text they are: `?code=0012` is no number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search).toString();
      return text === "" ? "" : `?${text}`;
    },
    // A tab that changes the address is no new page, and the bar's three pages lie side by side: nothing slides then.
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) => {
        const from = fromLocation === undefined ? null : pathNameOf(fromLocation.pathname);
        const to = pathNameOf(toLocation.pathname);
        if (from === to || (ROOTS.has(from) && ROOTS.has(to))) return false;
        return placeOf(toLocation) < placeOf(fromLocation) ? ["back"] : [];
      },
    },
  });

export type AppRouter = ReturnType<typeof makeRouter>;
