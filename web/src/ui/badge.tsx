import type { ReactNode } from "react";
import css from "./badge.module.css";

type BadgeProps = {
  children: ReactNode;
  icon?: ReactNode;
  tone?: "ink" | "quiet" | "ember" | "leaf" | "warning";
};

/** A small label: You, Admin, Archived. */
export function Badge({ children, icon, tone = "ink" }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

type ChipProps = { children: ReactNode; icon?: ReactNode; href?: string };

/** A count with its noun; a link when it leads to a list. */
export function Chip({ children, icon, href }: ChipProps) {
  if (href === undefined) {
    return (
      <span className={css.chip}>
        {icon}
        {children}
      </span>
    );
  }
  return (
    <a className={css.chip} href={href} data-link>
      {icon}
      {children}
    </a>
  );
}
