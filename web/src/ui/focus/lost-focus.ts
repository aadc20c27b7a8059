import { headingsBefore, isThere, nearestTitle } from "./title-in-front.ts";

/**
 * What had the focus went from the page, or was disabled: the focus goes to the heading of the section it stood in, if
 * that is still there, else to the title of what is in front. Without it the next key would begin at the top of the page.
 * Returns how to stop.
 */
export function watchLostFocus(): () => void {
  const stop = new AbortController();
  let last: { element: Element; headings: readonly HTMLElement[] } | null = null;
  let looking = false;

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = { element: target, headings: headingsBefore(target) };
  };
  const look = () => {
    looking = false;
    if (last === null || !isLost(last.element)) return;
    const title = nearestTitle(last.headings);
    last = null;
    title?.focus({ preventScroll: false });
  };
  // A page, a layer or a form that takes the focus by itself has done so by then.
  const soon = () => {
    if (last === null || looking || !isLost(last.element)) return;
    looking = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  document.addEventListener("focusin", remember, { signal: stop.signal });
  // Whoever presses beside it leaves it on their own.
  const leave = ({ target }: Event) => {
    if (target instanceof Node && last?.element.contains(target) === false) last = null;
  };
  document.addEventListener("pointerdown", leave, { signal: stop.signal, capture: true });
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "inert", "hidden"],
  });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** Nothing has the focus, because what had it can't. */
function isLost(element: Element): boolean {
  const { activeElement } = document;
  const nothing = activeElement === null || activeElement === document.body || activeElement === element;
  return nothing && (!isThere(element) || element.matches(":disabled"));
}
