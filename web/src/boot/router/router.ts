import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import { type PathName, pathOf } from "../../paths.ts";
import type { ComponentType } from "react";
import { SKELETON_DELAY_MS } from "../../lib/timing.ts";

/** A screen as the router draws it. `load` loads its chunk; without it there is none to load. */
export type Screen = ComponentType & { load?: () => Promise<void> };

/** A history entry and its screen. `name` is null for an unknown path. */
export type Place = {
  location: HistoryLocation;
  name: PathName | null;
  params: Readonly<Record<string, string>>;
  Screen: Screen;
};

type Options = {
  history: RouterHistory;
  screens: ReadonlyMap<PathName, Screen>;
  /** Drawn for an unknown path. */
  Unknown: Screen;
  /** Called when a navigation to another page begins. */
  onLeave?: () => void;
};

type Follower = (to: Place, from: Place) => void;

/** @public */
export type Router = ReturnType<typeof makeRouter>;

/**
 * Follows the history: a place is shown once its chunk has loaded, after `SKELETON_DELAY_MS` at the latest. Only the place
 * of the latest navigation is ever shown.
 */
export function makeRouter({ history, screens, Unknown, onLeave }: Options) {
  const placeAt = (location: HistoryLocation): Place => {
    const { name, params } = pathOf(location.pathname) ?? { name: null, params: {} };
    return { location, name, params, Screen: (name !== null && screens.get(name)) || Unknown };
  };
  let shown = placeAt(history.location);
  let next = shown;
  const followers = new Set<Follower>();

  const goTo = async (place: Place) => {
    if (next.location.pathname !== place.location.pathname) onLeave?.();
    next = place;
    const coming = codeOf(place.Screen);
    if (coming !== undefined) await Promise.race([coming, late()]);
    if (next !== place) return;
    const from = shown;
    shown = place;
    for (const follow of followers) follow(place, from);
  };
  history.subscribe(({ location }) => {
    // A layer's history entry, or a navigation the leave guard blocked: still the same place.
    if (!isSameEntry(location, next.location)) void goTo(placeAt(location));
  });

  return {
    history,
    shown: () => shown,
    /** Resolves when the chunk of the first screen has loaded or failed. */
    ready: async () => codeOf(shown.Screen),
    /** Preloads the screen's chunk; errors are ignored. */
    preload: (href: string) => {
      const name = pathOf(new URL(href, "https://kalivo.invalid").pathname)?.name;
      if (name !== undefined) void codeOf(screens.get(name));
    },
    /** Subscribes to the places shown; `seen` is the last one the caller knows, so that none is missed. */
    follow: (seen: Place, follower: Follower) => {
      if (seen !== shown) follower(shown, seen);
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** Errors are ignored: the screen shows them when it is drawn. */
const codeOf = (screen: Screen | undefined) => screen?.load?.().catch(() => undefined);

const late = () => new Promise<void>((done) => setTimeout(done, SKELETON_DELAY_MS));

const isSameEntry = (a: HistoryLocation, b: HistoryLocation) =>
  // oxlint-disable-next-line no-underscore-dangle -- the history's own name for its entry
  a.state.__TSR_key === b.state.__TSR_key && a.href === b.href;
