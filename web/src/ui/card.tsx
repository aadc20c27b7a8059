import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import css from "./card.module.css";
import { Heading } from "./heading.tsx";

type CardProps = { children: ReactNode; tone?: "surface" | "leaf" | "ember" | "outline"; roomy?: boolean };

/** The base surface: radius 24, hairline, faint shadow. */
export function Card({ children, tone = "surface", roomy = false }: CardProps) {
  return <div className={classNames(css.card, css[tone], roomy && css.roomy)}>{children}</div>;
}

type SectionProps = {
  title: string;
  action?: ReactNode;
  /** Target of links on the page. */
  id?: string;
  children: ReactNode;
};

/** A titled part of a page, with an optional link at the right of its title. */
export function Section({ title, action, id, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Cards or rows in a column, 12 px apart. */
export function Stack({ children, gap = 12 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 20 | 28 }) {
  return (
    <div className={css.stack} style={{ gap }}>
      {children}
    </div>
  );
}

/** Equally wide choices in a row; in a column where they do not fit. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={css.choices}>{children}</div>;
}

/** 1 column, 2 from 768 px, 3 from 1200 px; pass `columns` for fewer. */
export function Grid({ children, columns = 3 }: { children: ReactNode; columns?: 2 | 3 }) {
  return <ul className={classNames(css.grid, columns === 2 && css.two)}>{children}</ul>;
}
