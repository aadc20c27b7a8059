import type { HistoryLocation } from "@tanstack/history";

const KEPT_IN = "scrolledTo";

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for its entry
const keyOf = ({ state, href }: HistoryLocation) => state.__TSR_key ?? href;

/** Stores the scroll position per history entry and restores it on Back or reload; a new page begins at its top. */
export function followScroll() {
  const places = new Map(kept());
  let stopReaching = nothing;
  let stood = 0;
  history.scrollRestoration = "manual";
  // `scrollY` may still change between leaving a page and drawing the next: by the user, or to reveal the focus.
  addEventListener("scroll", () => (stood = scrollY), { passive: true });
  // A page may be left before it was drawn: the position is that of the page on screen.
  let drawn: HistoryLocation | null = null;
  const leave = () => {
    stopReaching();
    stood = scrollY;
    if (drawn !== null) places.set(keyOf(drawn), stood);
  };
  return {
    leave,
    /** Call after the page is drawn. */
    enter: (location: HistoryLocation) => {
      stopReaching();
      drawn = location;
      const top = places.get(keyOf(location)) ?? 0;
      // Scrolling forces a synchronous layout: skipped where the position is 0 already.
      if (top !== 0 || stood !== 0) stopReaching = reach(top);
    },
    /** The page is being unloaded or frozen. */
    keep: () => {
      leave();
      try {
        sessionStorage.setItem(KEPT_IN, JSON.stringify([...places]));
      } catch {
        // Without storage a reload begins at the top.
      }
    },
  };
}

const nothing = () => {};

/** While the page is too short for `top`, follows its growth until the user scrolls. Returns how to stop. */
function reach(top: number): () => void {
  scrollTo(0, top);
  if (scrollY >= top - 1) return nothing;
  const stop = new AbortController();
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top - 1) stop.abort();
  });
  growing.observe(document.body);
  stop.signal.addEventListener("abort", () => growing.disconnect());
  for (const moved of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(moved, () => stop.abort(), { signal: stop.signal, passive: true });
  return () => stop.abort();
}

function kept(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEPT_IN) ?? "[]");
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
