import { createContext, type ReactNode, use } from "react";

type Level = 2 | 3;
const LevelContext = createContext<Level>(2);

type HeadingProps = {
  className?: string | undefined;
  /** Target of links; makes the heading focusable. */
  id?: string | undefined;
  children: ReactNode;
};

/** The heading of a section: `h2`, or `h3` in a column that has a title of its own. */
export function Heading({ className, id, children }: HeadingProps) {
  const Tag = use(LevelContext) === 2 ? "h2" : "h3";
  return (
    <Tag className={className} {...(id !== undefined && { id, tabIndex: -1 })}>
      {children}
    </Tag>
  );
}

/** Headings within are one level lower. */
export function UnderTitle({ children }: { children: ReactNode }) {
  return <LevelContext value={3}>{children}</LevelContext>;
}
