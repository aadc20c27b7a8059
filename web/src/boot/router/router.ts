import type { HistoryLocation, RouterHistory } from "@tanstack/history";
import { type PathName, pathOf } from "../../paths.ts";
import type { ComponentType } from "react";
import { SKELETON_DELAY_MS } from "../../lib/timing.ts";

/** A screen as the router draws it. `load` has its code come; without one it is there already. */
export type Screen = ComponentType & { load?: () => Promise<void> };

/** A place in the history, and the screen its address belongs to. `name` is null for an address nobody knows. */
export type Place = {
  location: HistoryLocation;
  name: PathName | null;
  params: Readonly<Record<string, string>>;
  Screen: Screen;
};

type Options = {
  history: RouterHistory;
  screens: ReadonlyMap<PathName, Screen>;
  /** What is drawn for an unknown address. */
  Unknown: Screen;
  /** Another page is on its way. */
  onLeave?: () => void;
};

type Follower = (to: Place, from: Place) => void;

/** @public */
export type Router = ReturnType<typeof makeRouter>;

/**
 * Follows the history: the place it is at is shown once its code is there, after `SKELETON_DELAY_MS` at the latest.
 * Only the place somebody went to last is ever shown.
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
    // The history entry of a layer, or one that somebody was kept from leaving: still the same place.
    if (!isSameEntry(location, next.location)) void goTo(placeAt(location));
  });

  return {
    history,
    shown: () => shown,
    /** Waits for the code of the first screen. */
    ready: async () => codeOf(shown.Screen),
    /** Somebody is likely to go there: its code comes meanwhile, and where it doesn't, nobody is told. */
    preload: (href: string) => {
      const name = pathOf(new URL(href, "https://kalivo.invalid").pathname)?.name;
      if (name !== undefined) void codeOf(screens.get(name));
    },
    /** Calls with every place shown from now on; `seen` is the last one its caller knows of. */
    follow: (seen: Place, follower: Follower) => {
      if (seen !== shown) follower(shown, seen);
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** Code that can't be had is the screen's to say, once it is drawn. */
const codeOf = (screen: Screen | undefined) => screen?.load?.().catch(() => undefined);

const late = () => new Promise<void>((done) => setTimeout(done, SKELETON_DELAY_MS));

/** The same entry of the history with the same address. */
const isSameEntry = (a: HistoryLocation, b: HistoryLocation) =>
  // oxlint-disable-next-line no-underscore-dangle -- the history's own name for its entry
  a.state.__TSR_key === b.state.__TSR_key && a.href === b.href;
