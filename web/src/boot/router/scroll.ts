import type { HistoryLocation } from "@tanstack/history";

const KEPT_IN = "scrolledTo";

// oxlint-disable-next-line no-underscore-dangle -- the history's own name for its entry
const keyOf = ({ state, href }: HistoryLocation) => state.__TSR_key ?? href;

/**
 * Where each page of the history was scrolled to: whoever comes back to it, or reloads it, finds it there. A new page
 * begins at its top.
 */
export function followScroll() {
  const places = new Map(kept());
  let stopReaching = nothing;
  let stood = 0;
  history.scrollRestoration = "manual";
  // A page that is left may be moved until the next one is drawn: by hand, or to show what has the focus.
  addEventListener("scroll", () => (stood = scrollY), { passive: true });
  const leave = (location: HistoryLocation) => {
    stopReaching();
    stood = scrollY;
    places.set(keyOf(location), stood);
  };
  return {
    leave,
    /** Once it is drawn. */
    enter: (location: HistoryLocation) => {
      stopReaching();
      const top = places.get(keyOf(location)) ?? 0;
      // Scrolling has the browser lay out the page at once, where it would do so in a task of its own.
      if (top !== 0 || stood !== 0) stopReaching = reach(top);
    },
    /** The page goes, or is put to sleep. */
    keep: (location: HistoryLocation) => {
      leave(location);
      try {
        sessionStorage.setItem(KEPT_IN, JSON.stringify([...places]));
      } catch {
        // Without storage a reload begins at the top.
      }
    },
  };
}

const nothing = () => {};

/** A page still too short is followed while it grows, until somebody moves it. Returns how to give up. */
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
