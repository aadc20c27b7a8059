import { useAdminText } from "../../lib/text.tsx";
import { href } from "../../app/paths.ts";
import css from "./admin-page.module.css";
import { ADMIN_PARTS, adminHref, type AdminPlace } from "./admin-place.ts";
import { PartIcon } from "./part-icons.tsx";

/** From 1200 on: every part by name. On smaller screens the dashboard lists them as rows. */
export function AdminIndex({ part }: { part: AdminPlace["part"] }) {
  const text = useAdminText();
  return (
    <nav className={css.index} aria-label={text.index}>
      <ul>
        <Item to={href("admin")} name="dashboard" at={part} />
        {ADMIN_PARTS.map((name) => (
          <Item key={name} to={adminHref(name)} name={name} at={part} />
        ))}
      </ul>
    </nav>
  );
}

type ItemProps = { to: string; name: AdminPlace["part"]; at: AdminPlace["part"] };

function Item({ to, name, at }: ItemProps) {
  const text = useAdminText();
  return (
    <li>
      <a className={css.link} href={to} aria-current={name === at ? "page" : undefined}>
        <PartIcon part={name} size={20} />
        {text.parts[name]}
      </a>
    </li>
  );
}
