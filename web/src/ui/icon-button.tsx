import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import css from "./icon-button.module.css";

type Look = { label: string; icon: ReactNode; tone?: "plain" | "filled" };
type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children" | "aria-label">;

/** 44 × 44, always named. The tooltip shows the name on hover from 768. */
export function IconButton({ label, icon, tone = "plain", ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={classNames(css.button, css[tone])} aria-label={label}>
      {icon}
      <Tip label={label} />
    </button>
  );
}

/** The same, when it leads to a page. */
export function IconLink({ label, icon, tone = "plain", href }: Look & { href: string }) {
  return (
    <a className={classNames(css.button, css[tone])} href={href} aria-label={label}>
      {icon}
      <Tip label={label} />
    </a>
  );
}

const Tip = ({ label }: { label: string }) => (
  <span className={css.tip} aria-hidden="true">
    {label}
  </span>
);
