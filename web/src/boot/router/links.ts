import { go } from "../../lib/navigation.ts";
import { pathNameOf } from "../../paths.ts";
import type { Router } from "./router.ts";

/** Handles clicks on plain `<a href>` links to screens of the app. Hover and focus preload the screen's chunk. */
export function takeOverLinks(router: Router): void {
  document.addEventListener("click", (event) => {
    const to = ownAddress(event.target);
    if (to === null || !isPlainClick(event)) return;
    event.preventDefault();
    // In a list beside what it shows, Back leads to the list and not through all that was looked at.
    if (event.target instanceof Element && event.target.closest("[data-replace]") !== null) go.replace(to);
    else go.to(to);
  });
  const prefetch = (event: Event) => {
    const to = ownAddress(event.target);
    if (to !== null) router.preload(to);
  };
  document.addEventListener("pointerdown", prefetch, { passive: true });
  document.addEventListener("focusin", prefetch);
}

function ownAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isOurs = origin === location.origin && pathNameOf(pathname) !== null;
  return isOurs && !link.getAttribute("href")?.startsWith("#") ? pathname + search + hash : null;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
