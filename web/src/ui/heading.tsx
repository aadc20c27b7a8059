import { createContext, type ReactNode, use } from "react";

type Level = 2 | 3;
const LevelContext = createContext<Level>(2);

type HeadingProps = {
  className?: string | undefined;
  /** Where a button of the page leads to: the heading can take the focus. */
  id?: string | undefined;
  children: ReactNode;
};

/** The heading of a part of a page: `h2`, or `h3` where its parts stand in a column that has a title of its own. */
export function Heading({ className, id, children }: HeadingProps) {
  const Tag = use(LevelContext) === 2 ? "h2" : "h3";
  return (
    <Tag className={className} {...(id !== undefined && { id, tabIndex: -1 })}>
      {children}
    </Tag>
  );
}

/** What stands in it is one level below its title. */
export function UnderTitle({ children }: { children: ReactNode }) {
  return <LevelContext value={3}>{children}</LevelContext>;
}
