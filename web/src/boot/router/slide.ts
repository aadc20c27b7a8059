import type { PathName } from "../../paths.ts";
import type { Place } from "./router.ts";
import { flushSync } from "react-dom";
import { startTransition } from "react";

/** The destinations of the navigation bar: siblings, without a slide between them. */
const ROOTS: ReadonlySet<PathName | null> = new Set<PathName | null>([
  "home",
  "community",
  "communityTab",
  "act",
]);

/** Draws the place with a slide transition, reversed when going back. */
export function drawMove(to: Place, from: Place, draw: () => void): void {
  const slide = slideOf(to, from);
  if (slide === null || !("startViewTransition" in document)) {
    startTransition(draw);
    return;
  }
  const update = () => flushSync(draw);
  const moving = document.startViewTransition(hasTypes() ? { update, types: slide } : update);
  // Rejects when the next navigation skips this transition; nothing to do.
  moving.ready.catch(() => undefined);
}

/** The view transition's types; null without a slide: changing a tab changes the path but is no new page. */
export function slideOf(to: Pick<Place, "name" | "location">, from: Pick<Place, "name" | "location">) {
  if (pageOf(from) === pageOf(to) || (ROOTS.has(from.name) && ROOTS.has(to.name))) return null;
  return placeInHistory(to) < placeInHistory(from) ? ["back"] : [];
}

/** A dialog with a path of its own belongs to the page it was opened from. */
const pageOf = ({ name }: Pick<Place, "name">) => (name === "userProfileBack" ? "userProfile" : name);

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for how deep an entry lies
const placeInHistory = ({ location }: Pick<Place, "location">) => location.state.__TSR_index;

const hasTypes = () => CSS.supports("selector(:active-view-transition-type(a))");
