import { useMoreText } from "../../lib/text.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import type { MouseEvent, ReactNode } from "react";
import css from "./settings-screen.module.css";

export type Part = {
  id: string;
  title: string;
  content: ReactNode;
  /** Fields under one another, not rows. */
  roomy?: boolean;
};

type PartsProps = { parts: readonly Part[] };

/** One card per part, each under its title. */
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

/** From 1200 on: the parts by name, at the left. */
export function PartIndex({ parts }: PartsProps) {
  const text = useMoreText().settings;
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

/** Without a history entry of its own: Back leaves the page. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(`#${id}`);
  heading?.scrollIntoView({ behavior: "smooth", block: "start" });
  heading?.focus({ preventScroll: true });
}
