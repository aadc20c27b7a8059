import type { ReactNode } from "react";
import { useMedia } from "../../lib/media.ts";
import css from "./beside.module.css";

type BesideProps = {
  /** What the list is called; null: the page stands alone. */
  label: string | null;
  /** Rendered in a wide window only. Its links replace the page, so that Back leads out of the list. */
  list: () => ReactNode;
  children: ReactNode;
};

/** A page beside the list that it was opened from, from 1200 px of width; the list scrolls by itself. */
export function Beside({ label, list, children }: BesideProps) {
  const wide = useMedia("(min-width: 1200px)");
  const shown = wide && label !== null;
  return (
    <div className={css.beside} data-list={shown ? "" : undefined}>
      {shown && (
        <aside className={css.list} aria-label={label} data-replace="" data-no-print="">
          {list()}
        </aside>
      )}
      <div className={css.page}>{children}</div>
    </div>
  );
}
