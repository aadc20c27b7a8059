import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { PageOf } from "../../lib/pages.ts";

/** More than a window shows. */
const FEW = 12;
/** How far ahead of what is seen the list grows: half a window. */
const AHEAD = "0px 0px 50% 0px";
/** Long after the page is there, and before somebody who listens to it has come to the end of the few. */
const QUIET_MS = 3_000;

/**
 * A list's first few, so that they are there soon; the rest follows once somebody scrolls, the end of the few (`end`) is
 * near, or a key is pressed: what the browser searches for is there then. Whoever does none of it, like a screen reader,
 * has it once the page is quiet. A hidden list stays short.
 */
export function useIncrementalList<Item>(pages: readonly PageOf<Item>[]): {
  shown: readonly PageOf<Item>[];
  end: RefObject<HTMLElement | null>;
} {
  const [wanted, setWanted] = useState(false);
  const end = useRef<HTMLElement | null>(null);
  const [first] = pages;
  const isLong = first !== undefined && (pages.length > 1 || first.items.length > FEW);
  const isCut = isLong && !wanted;
  useEffect(() => {
    if (!isCut || end.current === null) return undefined;
    const stop = new AbortController();
    const want = () => startTransition(() => setWanted(true));
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: AHEAD },
    );
    near.observe(end.current);
    const quiet = setInterval(() => {
      if (end.current?.closest("[inert]") === null) want();
    }, QUIET_MS);
    for (const used of ["keydown", "scroll"])
      addEventListener(used, want, { signal: stop.signal, passive: true });
    return () => {
      near.disconnect();
      clearInterval(quiet);
      stop.abort();
    };
  }, [isCut]);
  return { shown: isCut ? [{ ...first, items: first.items.slice(0, FEW) }] : pages, end };
}
