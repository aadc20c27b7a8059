import type { ReactNode, RefObject } from "react";
import css from "./growing-list.module.css";

/** A list that grows as the user nears its end (`useIncrementalList`). */
export function GrowingList({ end, children }: { end: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <div>
      {children}
      <span ref={end} className={css.end} aria-hidden="true" />
    </div>
  );
}
