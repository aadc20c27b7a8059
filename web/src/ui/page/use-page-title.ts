import { type RefObject, useEffect, useRef } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";

let firstPage = true;

/**
 * Sets the document title ("Workouts · Kalivo", or "Donors · Community · Kalivo" for a tab with its own path; a
 * title that names the product is left as it is) and focuses the heading.
 */
export function usePageTitle(title: string, tab?: string): RefObject<HTMLHeadingElement | null> {
  useEffect(() => {
    const parts = [...(tab === undefined ? [] : [tab]), title];
    document.title = (title.includes(APP_NAME) ? parts : [...parts, APP_NAME]).join(" · ");
  }, [title, tab]);
  return usePageFocus();
}

/** Focuses the `h1` of every page but the first, where the skip link comes first. */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return heading;
}
