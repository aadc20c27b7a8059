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
  /** Whom or what it is about, where several of one name stand on a page: read after its words, not seen. */
  about?: string | undefined;
  children: ReactNode;
};
type ButtonProps = Look & {
  /** Whether what it does is under way. A button that is told asks the server, so it rests without a network. */
  loading?: boolean;
  /** It has something to do without a network all the same. */
  worksOffline?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** One filled button per view: `ember` logs effort, `leaf` does everything else, `danger` only confirms. */
export function Button({ variant, size, icon, about, children, ...props }: ButtonProps) {
  const { loading, worksOffline = false, onClick, ...button } = props;
  const text = useText().global;
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
      {/* Both labels share one cell, so the width never changes; the hidden one is not read. */}
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
  /** Beside going there. */
  onClick?: () => void;
};

/** Goes somewhere, looks like a button. */
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

/** Buttons of one decision: stacked on a phone, the primary one last in the row from 768. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

const buttonClass = (variant: ButtonVariant = "secondary", size: ButtonSize = "large") =>
  classNames(css.button, css[variant], css[size]);
