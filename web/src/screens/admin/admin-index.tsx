import { Fragment } from "react";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import css from "./admin-page.module.css";
import { ADMIN_GROUPS, adminHref, type AdminPlace, GROUP_NAMES } from "./admin-place.ts";
import { PartIcon } from "./part-icons.tsx";

/** A menu of all parts from 1200 px; on smaller screens the dashboard lists them. */
export function AdminIndex({ part }: { part: AdminPlace["part"] }) {
  const text = useText("admin");
  return (
    <nav className={css.index} aria-label={text.index}>
      <ul>
        <Item to={href("admin")} name="dashboard" at={part} />
      </ul>
      {GROUP_NAMES.map((group) => (
        <Fragment key={group}>
          <h2 className={css.group} id={`admin-${group}`}>
            {text.groups[group]}
          </h2>
          <ul aria-labelledby={`admin-${group}`}>
            {ADMIN_GROUPS[group].map((name) => (
              <Item key={name} to={adminHref(name)} name={name} at={part} />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

type ItemProps = { to: string; name: AdminPlace["part"]; at: AdminPlace["part"] };

function Item({ to, name, at }: ItemProps) {
  const text = useText("admin");
  return (
    <li>
      <a className={css.link} href={to} aria-current={name === at ? "page" : undefined}>
        <PartIcon part={name} size={20} />
        {text.parts[name]}
      </a>
    </li>
  );
}
