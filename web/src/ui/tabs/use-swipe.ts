import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { SCROLL_IDLE_MS } from "../../lib/timing.ts";

/**
 * Synchronises panes and active tab: a finished swipe selects its tab, a selected tab scrolls to its pane, and the height
 * follows the active pane.
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
    if (scroller === null || isFirst) return; // usePaneHeight scrolls to the first one
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

/** Scrolls to the top of a newly selected pane, below the sticky tabs: the scroll position belongs to the previous pane. */
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
    // The first height is set by the observer, after layout; that of another pane at once.
    if (!first.current) fit();
    first.current = false;
    const observer = new ResizeObserver(fit);
    observer.observe(pane); // its width is the scroller's
    return () => observer.disconnect();
  }, [panes, index]);
}

/** A pane without focusable content becomes focusable, so that it can be scrolled by keyboard. */
function letIn(pane: HTMLElement) {
  if (pane.querySelector("a[href], button, input, textarea, [tabindex='0']") === null) pane.tabIndex = 0;
  else pane.removeAttribute("tabindex");
}

/**
 * Sets the height to that of the active pane, at least to the bottom of the window; after a change of width (a rotated
 * phone) the same pane stays in view.
 */
function fitTo(scroller: HTMLElement, pane: HTMLElement, index: number) {
  const width = String(scroller.clientWidth);
  scroller.style.height = `${Math.max(pane.offsetHeight, roomFor(scroller))}px`;
  if (scroller.dataset["width"] === width) return;
  scroller.dataset["width"] = width;
  scroller.scrollTo({ left: index * scroller.clientWidth, behavior: "instant" });
}

/**
 * The distance from the top of the panes to the content below them, placed at the bottom of the window, so that swipes work
 * below short panes.
 */
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
