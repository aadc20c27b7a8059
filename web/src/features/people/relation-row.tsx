import { useMoreText, useText } from "../../lib/text.tsx";
import type { ReactNode } from "react";
import type { Backer, Person } from "@kalivo/contract/shapes/person.ts";
import { href } from "../../app/paths.ts";
import { showRate } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./relation-row.module.css";

/** What is given, as far as it is shown. */
type Given = { given: Backer["pivot"] };

/** Somebody in a relation, with its rate where both allow it. Put rows into a `<ul>`. */
export function RelationRow({ person, given, action }: { person: Person; action?: ReactNode } & Given) {
  return (
    <Row
      to={href("userProfile", { id: person.id })}
      avatar={<Avatar {...person} size={40} />}
      given={given}
      action={action}
    >
      {person.first_name} {person.last_name}
    </Row>
  );
}

/** A donor: a person, or a team; `action` stands beside it. */
export function BackerRow({ backer, action }: { backer: Backer; action?: ReactNode }) {
  const given = backer.pivot;
  if (backer.owner_type === "user")
    return <RelationRow person={backer.owner} given={given} action={action} />;
  const { id, name, picture } = backer.owner;
  return (
    <Row
      to={href("team", { id })}
      avatar={<Avatar id={id} first_name={name} last_name="" picture={picture} size={40} square />}
      given={given}
      action={action}
    >
      {name}
    </Row>
  );
}

/** Names a backer among others, people and teams. */
export const backerKey = ({ owner_type, owner }: Backer): string => `${owner_type}-${owner.id}`;

type RowProps = { to: string; avatar: ReactNode; children: ReactNode; action?: ReactNode } & Given;

function Row({ to, avatar, given, children, action }: RowProps) {
  const text = useText();
  const pledge = useMoreText().pledges;
  const rate = given.rate_in_cents_per_kcal;
  return (
    <li className={css.item}>
      <a className={css.row} href={to}>
        {avatar}
        <span className={css.name}>{children}</span>
        {rate !== undefined && (
          <span className={css.rate}>
            {showRate(rate)} <span className={css.unit}>{text.stats.perHundredShort}</span>
            {given.synced_only === true && <span className={css.synced}>{pledge.syncedShort}</span>}
          </span>
        )}
      </a>
      {action}
    </li>
  );
}
