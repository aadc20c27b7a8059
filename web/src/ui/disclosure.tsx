import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import css from "./disclosure.module.css";

type DisclosureProps = {
  title: ReactNode;
  /** Shown at the right of the title. */
  value?: string;
  /** Rendered on first opening, so that its data is fetched only then. */
  children: () => ReactNode;
};

/** A collapsible card. */
export function Disclosure({ title, value, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={css.plate} onToggle={(event) => setOpened(event.currentTarget.open || opened)}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {value !== undefined && <span className={css.value}>{value}</span>}
        <ChevronDown className={css.chevron} size={20} aria-hidden />
      </summary>
      {opened && <div className={css.opened}>{children()}</div>}
    </details>
  );
}
