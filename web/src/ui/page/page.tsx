import type { ReactNode } from "react";
import { useMedia } from "../../lib/media.ts";
import { classNames } from "../class-names.ts";
import { measureFoot } from "./foot.ts";
import css from "./page.module.css";
import { PageHeader, WaitingHeader } from "./page-header.tsx";

type PageProps = {
  title: string;
  /** The tab that is in front, where each has an address of its own: it stands in the title of the window. */
  tab?: string | undefined;
  /** Where the back button leads when there is no page before this one. Absent on the three roots. */
  back?: string;
  /** Up to two icon buttons at the right. */
  actions?: ReactNode;
  /** Stands under the title: tabs of the page, a badge, a subtitle. */
  lead?: ReactNode;
  /** What one comes here to do: a primary button, in the header from 1200, else at the foot. */
  action?: ReactNode;
  /** Sticky above the bottom bar: one primary button, the end of what stands above it. */
  footer?: ReactNode;
  /** The content has no end, so by key the footer is reached before it; it is seen where it always is. */
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

/** A page of the usual width that is on its way: its title stands where it will stay. */
export function WaitingPage({ title }: { title: string }) {
  return (
    <div className={css.page}>
      <WaitingHeader title={title} />
    </div>
  );
}

/** The action that is always in reach. Under 480 px of height it scrolls with the page. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.footer} data-sticky="">
      {children}
    </div>
  );
}
