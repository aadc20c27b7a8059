import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import css from "./disclosure.module.css";

type DisclosureProps = {
  title: ReactNode;
  /** At the right of the title. */
  value?: string;
  /** Made when it is opened first, so that what it needs is asked for then. */
  children: () => ReactNode;
};

/** A plate that opens: for what only some want to read. */
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
