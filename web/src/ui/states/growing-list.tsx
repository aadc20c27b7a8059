import type { ReactNode, RefObject } from "react";
import css from "./growing-list.module.css";

/** A list that grows when somebody comes near its end (`useIncrementalList`). */
export function GrowingList({ end, children }: { end: RefObject<HTMLElement | null>; children: ReactNode }) {
  return (
    <div>
      {children}
      <span ref={end} className={css.end} aria-hidden="true" />
    </div>
  );
}
