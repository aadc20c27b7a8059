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
  /** One of a list: back leads to the list. */
  inside?: boolean;
  /** Sticky: one primary button. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page of one part; from 1200 on the index of all parts stands at its left. */
export function AdminPage({ part, title, inside = false, footer, children }: AdminPageProps) {
  return (
    <Page title={title} back={above(part, inside)} {...(footer !== undefined && { footer })}>
      <div className={css.page}>
        <div className={css.content}>
          {part !== "search" && <SearchEverything />}
          {children}
        </div>
        {/* At the left and read last: nobody tabs through every part on the way to what this one is for. */}
        <AdminIndex part={part} />
      </div>
    </Page>
  );
}

function above(part: AdminPlace["part"], inside: boolean): string {
  if (part === "dashboard") return href("home");
  return inside ? adminHref(part) : href("admin");
}
