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
    const keep = () => scroll.keep(router.shown().location);
    addEventListener("pagehide", keep);
    const unfollow = router.follow(first, (to, from) => {
      scroll.leave(from.location);
      drawMove(to, from, () => setPlace(to));
    });
    return () => {
      unfollow();
      removeEventListener("pagehide", keep);
    };
  }, [router, scroll, first]);
  useLayoutEffect(() => scroll.enter(place.location), [place, scroll]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
