import css from "./home-screen.module.css";

/** The link beside a section's title: "See all", "Edit". */
export function SectionLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={css.more} href={href}>
      {children}
    </a>
  );
}
