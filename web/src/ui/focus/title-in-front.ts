const HEADINGS = "h1, h2, h3, h4";
const OPEN_LAYERS = ":is([role=dialog], [role=alertdialog])[data-open]";

/** The top layer; null when none is open. */
export const layerInFront = (): Element | null => [...document.querySelectorAll(OPEN_LAYERS)].at(-1) ?? null;

export const isThere = (element: Element) =>
  element.isConnected && element.closest("[inert]") === null && element.checkVisibility();

/** The headings before the element on its page or layer, nearest first. */
export function headingsBefore(element: Element): HTMLElement[] {
  const place = element.closest("[role=dialog], [role=alertdialog]") ?? document.body;
  return [...place.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((one) => (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    .toReversed();
}

/** The first of these headings that can be focused, else the title of the top layer or page. */
export function nearestTitle(headings: readonly HTMLElement[]): HTMLElement | null {
  const front = layerInFront() ?? document.body;
  const found = headings.find((one) => front.contains(one) && isThere(one)) ?? titleOf(layerInFront());
  if (found !== null && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  return found;
}

const titleOf = (layer: Element | null) =>
  layer?.querySelector<HTMLElement>("h2[tabindex], h2") ?? document.querySelector<HTMLElement>("h1");
