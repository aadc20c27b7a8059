import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import css from "./icon-button.module.css";

type Look = { label: string; icon: ReactNode; tone?: "plain" | "filled" };
type IconButtonProps = Look & Omit<ComponentPropsWithRef<"button">, "className" | "children" | "aria-label">;

/** 44 × 44 px, with an accessible name, shown as a tooltip from 768 px. */
export function IconButton({ label, icon, tone = "plain", ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={classNames(css.button, css[tone])} aria-label={label}>
      {icon}
      <Tip label={label} />
    </button>
  );
}

/** The same as a link. */
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
