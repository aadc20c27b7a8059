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
  /** The page's primary button: in the header from 1200 px, else sticky at the bottom. */
  action?: ReactNode;
  /** What is said about it, like how many are chosen or what went wrong: below the title from 1200 px, else above it. */
  note?: ReactNode;
  /** In place of `action` on a page as narrow as a form: sticky at the bottom, from 1200 px below the content. */
  footer?: ReactNode;
  /** The content grows endlessly, so the footer comes before it in the tab order; its position on screen is unchanged. */
  endless?: boolean;
  /** `form` 480, `text` 640, `page` 720, from 1200 as wide as the window and at most 1360. */
  width?: "form" | "text" | "page";
  children: ReactNode;
};

/** The width from which the primary button stands in the header. */
const WIDE = "(min-width: 1200px)";

/** One screen: header with the `h1`, content in sections, and the primary button where a hand or an eye finds it. */
export function Page(props: PageProps) {
  const { title, tab, back, actions, action, note, lead, footer, width = "page", endless = false } = props;
  const inHeader = useMedia(WIDE) && action !== undefined;
  const atFoot = inHeader ? footer : (footer ?? action);
  const foot = atFoot !== undefined && (
    <StickyFooter>
      {!inHeader && note}
      {atFoot}
    </StickyFooter>
  );
  return (
    <div className={classNames(css.page, css[width])}>
      <PageHeader
        title={title}
        tab={tab}
        back={back}
        actions={inHeader ? <WithAction {...{ actions, action }} /> : actions}
      />
      {lead}
      {inHeader && note !== undefined && <div className={css.note}>{note}</div>}
      {endless && foot}
      <div className={css.content}>{props.children}</div>
      {!endless && foot}
    </div>
  );
}

function WithAction({ actions, action }: Pick<PageProps, "actions" | "action">) {
  return (
    <>
      {actions}
      <div className={css.action}>{action}</div>
    </>
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

/** Sticky, except under 480 px of height and from 1200 px of width, where nothing floats. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={measureFoot} className={css.footer} data-sticky="">
      {children}
    </div>
  );
}
