import { headingsBefore, isThere, nearestTitle } from "./title-in-front.ts";

/**
 * When the focused element is removed or disabled, moves the focus to the heading of its section if that remains, else to
 * the title of the top layer or page. Otherwise the next Tab would start at the top of the page. Returns how to stop.
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
  // Runs after pages, layers and forms have set the focus themselves.
  const soon = () => {
    if (last === null || looking || !isLost(last.element)) return;
    looking = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  document.addEventListener("focusin", remember, { signal: stop.signal });
  // A press elsewhere removes the focus on purpose.
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

/** Nothing has the focus because `element` was removed or disabled. */
function isLost(element: Element): boolean {
  const { activeElement } = document;
  const nothing = activeElement === null || activeElement === document.body || activeElement === element;
  return nothing && (!isThere(element) || element.matches(":disabled"));
}
