import { useLayoutEffect } from "react";

type Band = { top: number; bottom: number };

/** Between a title and the messages under it, px. */
const GAP = 8;

/**
 * How far the messages at the top of a phone stand from their usual place, px: 0, or down to below the title they would
 * cover. In a low window half of it is the end, where the fields begin that somebody is filling in.
 */
export function clearOf(title: Band | null, messages: Band, windowHeight: number): number {
  if (title === null || title.bottom <= messages.top || title.top >= messages.bottom) return 0;
  return Math.max(0, Math.min(title.bottom + GAP - messages.top, windowHeight / 2 - messages.top));
}

/** `--below` of the place of the messages, kept true while one is there: pages change and scroll under it. */
export function useClearOfTitle(place: HTMLElement | null, shown: boolean): void {
  useLayoutEffect(() => {
    if (place === null || !shown) return undefined;
    const measure = () => {
      const { offsetTop: top, offsetHeight: height } = place;
      const title = titleNow()?.getBoundingClientRect() ?? null;
      place.style.setProperty("--below", `${clearOf(title, { top, bottom: top + height }, innerHeight)}px`);
    };
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", measure, { capture: true, passive: true });
    measure();
    return () => {
      changes.disconnect();
      removeEventListener("scroll", measure, { capture: true });
    };
  }, [place, shown]);
}

/** Of the layer that is open, else of the page. */
const titleNow = () =>
  [...document.querySelectorAll("#layers :is([role=dialog], [role=alertdialog]) h2")].at(-1) ??
  document.querySelector("#app h1");
