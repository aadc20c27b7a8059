import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { SCROLL_IDLE_MS } from "../../lib/timing.ts";

/**
 * Keeps the panes and the active tab together: a finished swipe chooses the tab, a chosen tab scrolls to its pane,
 * and the height follows the active pane.
 */
export function useSwipe(index: number, choose: (index: number) => void) {
  const panes = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const byScript = useRef(false);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const scroller = panes.current;
    const isFirst = first.current;
    first.current = false;
    if (scroller === null || isFirst) return; // usePaneHeight brings the first one into view
    const left = index * scroller.clientWidth;
    if (Math.abs(scroller.scrollLeft - left) > 2) {
      byScript.current = true;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scroller.scrollTo({ left, behavior: still ? "instant" : "smooth" });
    }
  }, [index]);

  usePaneHeight(panes, index);
  useShownFromStart(panes, index);
  useEffect(() => () => clearTimeout(idle.current), []);

  const arrived = () => {
    clearTimeout(idle.current);
    const scroller = panes.current;
    if (scroller === null || scroller.clientWidth === 0) return;
    const at = Math.round(scroller.scrollLeft / scroller.clientWidth);
    if (byScript.current && at !== index) return;
    byScript.current = false;
    if (at !== index) choose(at);
  };
  const handlers = {
    onScrollEnd: arrived,
    onScroll: () => {
      clearTimeout(idle.current);
      if (!("onscrollend" in window)) idle.current = setTimeout(arrived, SCROLL_IDLE_MS);
    },
    onPointerDown: () => {
      byScript.current = false;
    },
  };
  return { panes, handlers };
}

/** Another pane is shown from its start, below the tabs that stick over it: how far the one before was read says nothing of it. */
function useShownFromStart(panes: RefObject<HTMLDivElement | null>, index: number) {
  const shown = useRef(index);
  useLayoutEffect(() => {
    const scroller = panes.current;
    if (scroller === null || shown.current === index) return;
    shown.current = index;
    const tabs = scroller.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const hidden = Math.max(tabs, 0) - scroller.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: -hidden, behavior: "instant" });
  }, [panes, index]);
}

function usePaneHeight(panes: RefObject<HTMLDivElement | null>, index: number) {
  const first = useRef(true);
  useLayoutEffect(() => {
    const scroller = panes.current;
    const pane = scroller?.children[index];
    if (!(pane instanceof HTMLElement) || scroller === null) return undefined;
    const fit = () => {
      fitTo(scroller, pane, index);
      letIn(pane);
    };
    // The observer hears of the first height as well, once it is laid out; another pane has its own at once.
    if (!first.current) fit();
    first.current = false;
    const observer = new ResizeObserver(fit);
    observer.observe(pane); // as wide as the scroller
    return () => observer.disconnect();
  }, [panes, index]);
}

/** A pane in which nothing can be reached by key is a stop itself, so that it can be read and scrolled. */
function letIn(pane: HTMLElement) {
  if (pane.querySelector("a[href], button, input, textarea, [tabindex='0']") === null) pane.tabIndex = 0;
  else pane.removeAttribute("tabindex");
}

/** The height of the active pane, and of the rest of the window below a short one; after a change of width (a turned phone) the same pane stays in view. */
function fitTo(scroller: HTMLElement, pane: HTMLElement, index: number) {
  const width = String(scroller.clientWidth);
  scroller.style.height = `${Math.max(pane.offsetHeight, roomFor(scroller))}px`;
  if (scroller.dataset["width"] === width) return;
  scroller.dataset["width"] = width;
  scroller.scrollTo({ left: index * scroller.clientWidth, behavior: "instant" });
}

/** From the top of the panes to what stands below them at the end of the window: a finger may swipe there, too. */
function roomFor(scroller: HTMLElement): number {
  const main = scroller.closest("main");
  if (main?.parentElement == null) return 0;
  let below = px(getComputedStyle(main.parentElement).paddingBottom);
  for (let at: Element = scroller; at !== main && at.parentElement !== null; at = at.parentElement) {
    const { paddingBottom, rowGap } = getComputedStyle(at.parentElement);
    below += px(paddingBottom);
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling)
      below += next.getBoundingClientRect().height + px(getComputedStyle(next).marginBottom) + px(rowGap);
  }
  return Math.floor(innerHeight - scroller.getBoundingClientRect().top - scrollY - below);
}

const px = (length: string) => Number.parseFloat(length) || 0;
