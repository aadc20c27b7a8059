import { type RefObject, useEffect, useEffectEvent } from "react";
import { haptic } from "../../lib/haptics.ts";
import { layerStack } from "../../ui/layers/browser-layers.ts";
import { pullOf } from "./pull.ts";

const HTML = document.documentElement;

/** Touch pull at the top of the page; the mark follows the finger without forcing a layout. */
export function usePull(wanted: boolean, mark: RefObject<HTMLElement | null>, onPulled: () => void): void {
  const pulled = useEffectEvent(onPulled);
  useEffect(() => {
    if (!wanted) return undefined;
    let from: { x: number; y: number } | null = null;
    let share = 0;
    const show = (next: number) => {
      if (share < 1 && next >= 1) haptic("selection");
      share = next;
      mark.current?.style.setProperty("--pulled", String(Math.min(1, next)));
    };
    const begin = (event: TouchEvent) => {
      const [finger] = pointsOf(event);
      const free = event.touches.length === 1 && scrollY <= 0 && layerStack.layers().length === 0;
      from = free ? (finger ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (from === null) return;
      const next = pullOf(from, pointsOf(event));
      if (next === null) from = null;
      show(next ?? 0);
    };
    const end = ({ type }: TouchEvent) => {
      if (type === "touchend" && from !== null && share >= 1) pulled();
      from = null;
      show(0);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener("touchstart", begin, options);
    document.addEventListener("touchmove", move, options);
    document.addEventListener("touchend", end, options);
    document.addEventListener("touchcancel", end, options);
    HTML.toggleAttribute("data-pull", true);
    return () => {
      listening.abort();
      HTML.toggleAttribute("data-pull", false);
    };
  }, [wanted, mark]);
}

const pointsOf = ({ touches }: TouchEvent) => [...touches].map(({ clientX: x, clientY: y }) => ({ x, y }));
