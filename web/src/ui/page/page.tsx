import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import css from "./page.module.css";
import { PageHeader, WaitingHeader } from "./page-header.tsx";

type PageProps = {
  title: string;
  /** Where the back button leads when there is no page before this one. Absent on the three roots. */
  back?: string;
  /** Up to two icon buttons at the right. */
  actions?: ReactNode;
  /** Stands under the title: tabs of the page, a badge, a subtitle. */
  lead?: ReactNode;
  /** Sticky above the bottom bar: one primary button. */
  footer?: ReactNode;
  /** `form` 480, `text` 640, `page` 720 and 1120 from 1200. */
  width?: "form" | "text" | "page";
  children: ReactNode;
};

/** One screen: header with the `h1`, content in sections, an optional sticky action. */
export function Page({ title, back, actions, lead, footer, width = "page", children }: PageProps) {
  return (
    <div className={classNames(css.page, css[width])}>
      <PageHeader title={title} back={back} actions={actions} />
      {lead}
      <div className={css.content}>{children}</div>
      {footer !== undefined && <StickyFooter>{footer}</StickyFooter>}
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
  return <div className={css.footer}>{children}</div>;
}
