import { useText } from "../../lib/text.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import type { MouseEvent, ReactNode } from "react";
import css from "./settings-screen.module.css";

export type Part = {
  id: string;
  title: string;
  content: ReactNode;
  /** Fields instead of rows. */
  roomy?: boolean;
};

type PartsProps = { parts: readonly Part[] };

/** One titled card per part. */
export function Parts({ parts }: PartsProps) {
  return parts.map(({ id, title, content, roomy = false }) => (
    <section key={id} className={css.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <Card roomy={roomy}>{roomy ? <Stack gap={20}>{content}</Stack> : content}</Card>
    </section>
  ));
}

/** A menu of the parts at the left, from 1200 px. */
export function PartIndex({ parts }: PartsProps) {
  const text = useText("settings");
  return (
    <nav className={css.index} aria-label={text.index}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className={css.indexLink} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls without a history entry, so that Back leaves the page. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${id}`);
  heading?.scrollIntoView({ behavior: "smooth", block: "start" });
  heading?.focus({ preventScroll: true });
}
