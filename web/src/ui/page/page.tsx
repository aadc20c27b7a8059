import type { ReactNode } from "react";
import { useMedia } from "../../lib/media.ts";
import { classNames } from "../class-names.ts";
import { measureFoot } from "./foot.ts";
import css from "./page.module.css";
import { PageHeader, WaitingHeader } from "./page-header.tsx";

type PageProps = {
  title: string;
  /** The active tab, if it has a path of its own: part of the document title. */
  tab?: string | undefined;
  /** The target of the back button when there is no previous page. Undefined on the three root pages. */
  back?: string;
  /** Up to two icon buttons at the right. */
  actions?: ReactNode;
  /** Below the title: tabs of the page, a badge, a subtitle. */
  lead?: ReactNode;
  /** The page's primary button: in the header from 1200 px, else at the bottom. */
  action?: ReactNode;
  /** Sticky above the navigation bar: one primary button. */
  footer?: ReactNode;
  /** The content grows endlessly, so the footer comes before it in the tab order; its position on screen is unchanged. */
  endless?: boolean;
  /** `form` 480, `text` 640, `page` 720 and 1120 from 1200. */
  width?: "form" | "text" | "page";
  children: ReactNode;
};

/** One screen: header with the `h1`, content in sections, an optional sticky action. */
export function Page(props: PageProps) {
  const {
    title,
    tab,
    back,
    actions,
    action,
    lead,
    footer,
    width = "page",
    endless = false,
    children,
  } = props;
  const inHeader = useMedia("(min-width: 1200px)") && action !== undefined;
  const atFoot = inHeader ? footer : (footer ?? action);
  const foot = atFoot !== undefined && <StickyFooter>{atFoot}</StickyFooter>;
  return (
    <div className={classNames(css.page, css[width])}>
      <PageHeader
        title={title}
        tab={tab}
        back={back}
        actions={
          inHeader ? (
            <>
              {actions}
              <div className={css.action}>{action}</div>
            </>
          ) : (
            actions
          )
        }
      />
      {lead}
      {endless && foot}
      <div className={css.content}>{children}</div>
      {!endless && foot}
    </div>
  );
}

/** A page that is loading, with the title in its final position. */
export function WaitingPage({ title }: { title: string }) {
  return (
    <div className={css.page}>
      <WaitingHeader title={title} />
    </div>
  );
}

/** Sticky, except under 480 px of height. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.footer} data-sticky="">
      {children}
    </div>
  );
}
