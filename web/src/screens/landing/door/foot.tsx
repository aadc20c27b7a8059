import { LanguageSwitch } from "#web/features/language/language-switch.tsx";
import { legalUrl } from "#web/features/legal/legal-url.ts";
import { href } from "#web/paths.ts";
import { useText } from "#web/lib/text.tsx";
import css from "./door.module.css";
import { pageUrl } from "./page-url.ts";

/** Who runs it, and every paper. */
export function Foot() {
  const { foot: text, trust, causes } = useText("door");
  const links = [
    [pageUrl("/o"), causes.all],
    [href("transparency"), trust.books],
    [legalUrl("terms"), text.terms],
    [legalUrl("privacy"), text.privacy],
    [legalUrl("imprint"), text.imprint],
    [legalUrl("accessibility"), text.accessibility],
    [legalUrl("source"), text.source],
  ] as const;
  return (
    <footer className={css.foot}>
      <div className={css.footIn}>
        <p className={css.runBy}>{text.runBy}</p>
        <nav aria-label={text.label}>
          <ul className={css.links}>
            {links.map(([to, name]) => (
              <li key={name}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
