import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";
import { useOnline } from "../lib/online.ts";
import { useText } from "../lib/text.tsx";
import { announce } from "./toast/toasts.tsx";
import css from "./button.module.css";

export type ButtonVariant = "leaf" | "ember" | "secondary" | "ghost" | "danger";
export type ButtonSize = "large" | "medium";

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Visually hidden text after the label, to tell apart buttons of the same label. */
  about?: string | undefined;
  children: ReactNode;
};
type ButtonProps = Look & {
  /** Whether its action is running. A button with this prop calls the server, so it is disabled offline. */
  loading?: boolean;
  /** Enabled offline nevertheless. */
  worksOffline?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** One filled button per view: `ember` logs effort, `danger` confirms, `leaf` is for everything else. */
export function Button({ variant, size, icon, about, children, ...props }: ButtonProps) {
  const { loading, worksOffline = false, onClick, ...button } = props;
  const text = useText("global");
  const cut = !useOnline() && loading !== undefined && !worksOffline;
  return (
    <button
      type="button"
      {...button}
      className={buttonClass(variant, size)}
      aria-busy={loading || undefined}
      aria-disabled={loading || cut || undefined}
      data-cut={cut || undefined}
      data-asks={variant === "leaf" || variant === "ember" || undefined}
      {...(cut && { title: text.youAreOffline })}
      onClick={(event) => {
        if (loading === true || cut) event.preventDefault();
        else onClick?.(event);
        if (cut) announce(text.youAreOffline);
      }}
    >
      {/* Both labels share one cell, so that the width is constant; the hidden one is not read. */}
      <span className={css.label} data-shown={loading !== true}>
        {icon}
        <span>
          {children}
          <About about={about} />
        </span>
      </span>
      {loading !== undefined && (
        <span className={css.label} data-shown={loading}>
          {loading ? <Spinner /> : <span className={css.spinnersPlace} />}
          <span>{text.loading}</span>
        </span>
      )}
    </button>
  );
}

const About = ({ about }: Pick<Look, "about">) =>
  about === undefined ? null : <span className="visually-hidden"> {about}</span>;

type ButtonLinkProps = Look & {
  href: string;
  external?: boolean;
  /** Called in addition to the navigation. */
  onClick?: () => void;
};

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, href, external = false, about, onClick, children } = props;
  return (
    <a
      className={buttonClass(variant, size)}
      href={href}
      onClick={onClick}
      {...(external ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <span className={css.label} data-shown>
        {icon}
        <span>
          {children}
          <About about={about} />
        </span>
      </span>
    </a>
  );
}

/** Stacked on a phone; in a row from 768 px with the primary one last. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

const buttonClass = (variant: ButtonVariant = "secondary", size: ButtonSize = "large") =>
  classNames(css.button, css[variant], css[size]);
