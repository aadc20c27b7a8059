import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./page-header.module.css";
import { go } from "../../lib/navigation.ts";
import { IconButton } from "../icon-button.tsx";
import { usePageTitle } from "./use-page-title.ts";
import { useText } from "../../lib/text.tsx";

type PageHeaderProps = {
  title: string;
  tab?: string | undefined;
  back?: string | undefined;
  actions?: ReactNode;
};

/** The large title shrinks into the bar after 48 px; on a new page the `h1` takes the focus and sets the document title. */
export function PageHeader({ title, tab, back, actions }: PageHeaderProps) {
  const text = useText("global");
  const heading = usePageTitle(title, tab);
  const [compact, sentinel] = usePassed();
  const hasBar = back !== undefined || actions !== undefined;
  return (
    <>
      {hasBar && (
        <div className={css.bar} data-compact={compact || undefined}>
          {back !== undefined && (
            <IconButton
              label={text.back}
              icon={<ArrowLeft size={24} aria-hidden />}
              onClick={() => go.back(back)}
            />
          )}
          <span className={css.small} aria-hidden="true">
            {title}
          </span>
          <span className={css.actions}>{actions}</span>
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className={css.large} data-bare={hasBar ? undefined : true}>
        {title}
      </h1>
      <span ref={sentinel} className={css.sentinel} />
    </>
  );
}

/** The header of a page that is loading, in its final position: no buttons, and no change of focus. */
export function WaitingHeader({ title }: { title: string }) {
  return (
    <>
      <div className={css.bar} />
      <h1 className={css.large}>{title}</h1>
    </>
  );
}

/** True once the sentinel has scrolled out at the top; an observer instead of a scroll handler. */
function usePassed() {
  const mark = useRef<HTMLSpanElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (mark.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 100),
      { rootMargin: "-56px 0px 0px 0px" },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [passed, mark] as const;
}
