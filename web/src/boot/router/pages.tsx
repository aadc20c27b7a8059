import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import type { Place, Router } from "./router.ts";
import { drawMove } from "./slide.ts";
import { followScroll } from "./scroll.ts";

const PlaceContext = createContext<Place | null>(null);

/** The place that is shown: it changes when the next page is drawn, not when the navigation begins. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error("Internal error: a place is asked for outside Pages");
  return place;
}

/** Provides the place shown, and restores each page's scroll position. */
export function Pages({ router, children }: { router: Router; children: ReactNode }) {
  const [first] = useState(router.shown);
  const [place, setPlace] = useState(first);
  const [scroll] = useState(followScroll);
  useLayoutEffect(() => {
    addEventListener("pagehide", scroll.keep);
    const unfollow = router.follow(first, (to, from) => {
      scroll.leave();
      // A slide is drawn late: it draws the place shown by then, not one that was left since.
      drawMove(to, from, () => setPlace(router.shown()));
    });
    return () => {
      unfollow();
      removeEventListener("pagehide", scroll.keep);
    };
  }, [router, scroll, first]);
  useLayoutEffect(() => scroll.enter(place.location), [place, scroll]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
