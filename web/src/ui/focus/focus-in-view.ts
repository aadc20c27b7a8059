import { footNow } from "../page/foot.ts";

/** Focuses an element; the page moves only if the element would be out of view or behind the bars (WCAG 2.4.11). */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element && !isInView(element)) element.scrollIntoView({ block: "nearest" });
}

function isInView(element: Element): boolean {
  if (element.closest("[data-sticky]") !== null) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= footNow();
}
