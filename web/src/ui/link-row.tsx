import { ChevronRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import css from "./link-row.module.css";
import { useText } from "../lib/text.tsx";

type Row = { icon?: ReactNode; label: string; value?: ReactNode; detail?: string; tone?: "plain" | "danger" };

type LinkRowProps = Row & {
  href: string;
  external?: boolean;
  /** In a list beside its page: this one is shown. */
  current?: boolean;
};

/** A row that is a link. */
export function LinkRow({ href, external = false, current = false, ...row }: LinkRowProps) {
  const text = useText("global");
  return (
    <a
      className={classNames(css.row, row.tone === "danger" && css.danger)}
      href={href}
      aria-current={current ? "page" : undefined}
      {...(external ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <RowContent {...row} />
      {external && <span className="visually-hidden">({text.opensInBrowser})</span>}
      {external ? <ExternalLink size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />}
    </a>
  );
}

/** The same row as a button. */
export function ActionRow({ onClick, ...row }: Row & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classNames(css.row, row.tone === "danger" && css.danger)}
      onClick={onClick}
    >
      <RowContent {...row} />
    </button>
  );
}

/** Rows in one card, separated by inset hairlines. */
export function RowGroup({ children }: { children: ReactNode }) {
  return <div className={css.group}>{children}</div>;
}

function RowContent({ icon, label, value, detail }: Row) {
  return (
    <>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.words}>
        <span className={css.text}>
          <span>{label}</span>
          {detail !== undefined && <span className={css.detail}>{detail}</span>}
        </span>
        {value !== undefined && <span className={css.value}>{value}</span>}
      </span>
    </>
  );
}
