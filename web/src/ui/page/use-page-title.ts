import { type RefObject, useEffect, useRef } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";

let firstPage = true;

/** "Workouts · Kalivo", or "Donors · Community · Kalivo" for a tab with an address of its own; and the focus on the title. */
export function usePageTitle(title: string, tab?: string): RefObject<HTMLHeadingElement | null> {
  useEffect(() => {
    document.title = [...(tab === undefined ? [] : [tab]), title, APP_NAME].join(" · ");
  }, [title, tab]);
  return usePageFocus();
}

/** The focus on the `h1` of every page but the first, where the skip link comes first. */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return heading;
}
