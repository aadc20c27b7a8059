import { type RefObject, useEffect, useRef, useState } from "react";
import { LANDING_SLIDE_MS } from "@kalivo/domain/limits.ts";

const REDUCED = "(prefers-reduced-motion: reduce)";

/** Advances the slides every 5 s unless paused; swipes and dots change them too. */
export function useSlides(count: number) {
  const scroller = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia(REDUCED).matches);
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!playing || resting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") scrollToSlide(scroller, (index + 1) % count);
    }, LANDING_SLIDE_MS);
    return () => clearInterval(timer);
  }, [playing, resting, index, count]);

  const onScroll = () => {
    const list = scroller.current;
    if (list === null || list.clientWidth === 0) return;
    const at = Math.round(list.scrollLeft / list.clientWidth);
    if (at !== index) setIndex(at);
  };
  const rest = () => setResting(true);
  const resume = () => setResting(false);
  return {
    scroller,
    index,
    playing,
    toggle: () => setPlaying(!playing),
    show: (next: number) => scrollToSlide(scroller, next),
    onScroll,
    restHandlers: {
      onPointerEnter: rest,
      onPointerLeave: resume,
      onFocus: rest,
      onBlur: resume,
    },
  };
}

function scrollToSlide(scroller: RefObject<HTMLUListElement | null>, index: number) {
  const list = scroller.current;
  const behavior = matchMedia(REDUCED).matches ? "instant" : "smooth";
  list?.scrollTo({ left: index * list.clientWidth, behavior });
}
