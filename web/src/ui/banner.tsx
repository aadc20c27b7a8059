import { ChevronRight, CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import css from "./banner.module.css";
import { say } from "./announcer.ts";

export type BannerKind = "info" | "success" | "warning" | "error";

type BannerProps = {
  kind: BannerKind;
  children: ReactNode;
  /** A button or link after the text. */
  action?: ReactNode;
  /** Makes the whole banner a link (the payment alert). */
  href?: string;
  /** The banner appears after an action and is announced. */
  live?: boolean;
  /** Takes the focus when it appears (a form's summary, "Modifications saved !"). */
  focus?: boolean;
};

export function Banner({ kind, children, action, href, live = false, focus = false }: BannerProps) {
  const card = useRef<HTMLDivElement>(null);
  // An inserted alert is announced by itself; an inserted status is not, so it goes through `say`.
  const says = live && kind !== "error";
  useEffect(() => {
    if (focus) card.current?.focus();
    else if (says) say(card.current?.textContent ?? "", { about: "banner" });
  }, [focus, says]);
  const content = (
    <>
      {icons[kind]}
      <span className={css.text}>{children}</span>
      {href !== undefined && <ChevronRight size={20} aria-hidden />}
      {action !== undefined && <span className={css.action}>{action}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <a className={classNames(css.banner, css[kind], css.link)} href={href}>
        {content}
      </a>
    );
  }
  return (
    <div
      ref={card}
      data-keep-clear=""
      className={classNames(css.banner, css[kind])}
      {...(focus ? { tabIndex: -1 } : {})}
      {...(live && kind === "error" ? { role: "alert" } : {})}
    >
      {content}
    </div>
  );
}

const icons: Readonly<Record<BannerKind, ReactNode>> = {
  info: <Info size={24} aria-hidden />,
  success: <CircleCheck size={24} aria-hidden />,
  warning: <TriangleAlert size={24} aria-hidden />,
  error: <CircleAlert size={24} aria-hidden />,
};
