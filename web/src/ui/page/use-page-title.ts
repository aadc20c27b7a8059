import { type RefObject, useEffect, useRef } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";

let firstPage = true;

/** "Workouts · Kalivo", and the focus on the title. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  useEffect(() => {
    document.title = `${title} · ${APP_NAME}`;
  }, [title]);
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
