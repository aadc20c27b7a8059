import type { Person } from "@kalivo/contract/shapes/person.ts";
import { href } from "../../app/paths.ts";
import { showRate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./relation-row.module.css";

/** Somebody in a relation, with its rate where both allow it. Put rows into a `<ul>`. */
export function RelationRow({ person, rate }: { person: Person; rate: number | undefined }) {
  const text = useText();
  return (
    <li className={css.item}>
      <a className={css.row} href={href("userProfile", { id: person.id })}>
        <Avatar {...person} size={40} />
        <span className={css.name}>
          {person.first_name} {person.last_name}
        </span>
        {rate !== undefined && (
          <span className={css.rate}>
            {showRate(rate)} <span className={css.unit}>{text.stats.perHundredShort}</span>
          </span>
        )}
      </a>
    </li>
  );
}
