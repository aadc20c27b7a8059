import type { ReactNode } from "react";
import { href } from "../../paths.ts";
import { Page } from "../../ui/page/page.tsx";
import { AdminIndex } from "./admin-index.tsx";
import css from "./admin-page.module.css";
import { SearchEverything } from "./desk/search-everything.tsx";
import { adminHref, type AdminPlace } from "./admin-place.ts";

type AdminPageProps = {
  part: AdminPlace["part"];
  title: string;
  /** A record of a list: Back leads to the list. */
  inside?: boolean;
  /** A sticky primary button. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page of one part; from 1200 px with the menu of all parts at its left. */
export function AdminPage({ part, title, inside = false, footer, children }: AdminPageProps) {
  return (
    <Page title={title} back={above(part, inside)} {...(footer !== undefined && { footer })}>
      <div className={css.page}>
        <div className={css.content}>
          {part !== "search" && <SearchEverything />}
          {children}
        </div>
        {/* At the left but last in the tab order, after the page's content. */}
        <AdminIndex part={part} />
      </div>
    </Page>
  );
}

function above(part: AdminPlace["part"], inside: boolean): string {
  if (part === "dashboard") return href("home");
  return inside ? adminHref(part) : href("admin");
}
