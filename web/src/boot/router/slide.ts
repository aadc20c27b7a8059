import type { PathName } from "../../paths.ts";
import type { Place } from "./router.ts";
import { flushSync } from "react-dom";
import { startTransition } from "react";

/** The pages of the bar lie side by side. */
const ROOTS: ReadonlySet<PathName | null> = new Set<PathName | null>([
  "home",
  "community",
  "communityTab",
  "act",
]);

/** Draws the place somebody went to: another page slides in, from the other side on the way back. */
export function drawMove(to: Place, from: Place, draw: () => void): void {
  const slide = slideOf(to, from);
  if (slide === null || !("startViewTransition" in document)) {
    startTransition(draw);
    return;
  }
  const update = () => flushSync(draw);
  const moving = document.startViewTransition(hasTypes() ? { update, types: slide } : update);
  // A page left before it had slid in: the browser gives up the slide, nothing else.
  moving.ready.catch(() => undefined);
}

/** The names of the slide; null where nothing slides: a tab that changes the address is no new page. */
export function slideOf(to: Pick<Place, "name" | "location">, from: Pick<Place, "name" | "location">) {
  if (pageOf(from) === pageOf(to) || (ROOTS.has(from.name) && ROOTS.has(to.name))) return null;
  return placeInHistory(to) < placeInHistory(from) ? ["back"] : [];
}

/** A dialog with an address of its own stands on the page it was opened from. */
const pageOf = ({ name }: Pick<Place, "name">) => (name === "userProfileBack" ? "userProfile" : name);

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for how deep an entry lies
const placeInHistory = ({ location }: Pick<Place, "location">) => location.state.__TSR_index;

const hasTypes = () => CSS.supports("selector(:active-view-transition-type(a))");
