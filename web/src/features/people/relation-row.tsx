import type { ReactNode } from "react";
import type { Backer, Person } from "@kalivo/contract/shapes/person.ts";
import { href } from "../../app/paths.ts";
import { showRate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./relation-row.module.css";

type Rate = { rate: number | undefined };

/** Somebody in a relation, with its rate where both allow it. Put rows into a `<ul>`. */
export function RelationRow({ person, rate }: { person: Person } & Rate) {
  return (
    <Row to={href("userProfile", { id: person.id })} avatar={<Avatar {...person} size={40} />} rate={rate}>
      {person.first_name} {person.last_name}
    </Row>
  );
}

/** A donor: a person, or a team. */
export function BackerRow({ backer }: { backer: Backer }) {
  const rate = backer.pivot.rate_in_cents_per_kcal;
  if (backer.owner_type === "user") return <RelationRow person={backer.owner} rate={rate} />;
  const { id, name, picture } = backer.owner;
  return (
    <Row
      to={href("team", { id })}
      avatar={<Avatar id={id} first_name={name} last_name="" picture={picture} size={40} square />}
      rate={rate}
    >
      {name}
    </Row>
  );
}

/** Names a backer among others, people and teams. */
export const backerKey = ({ owner_type, owner }: Backer): string => `${owner_type}-${owner.id}`;

function Row({ to, avatar, rate, children }: { to: string; avatar: ReactNode; children: ReactNode } & Rate) {
  const text = useText();
  return (
    <li className={css.item}>
      <a className={css.row} href={to}>
        {avatar}
        <span className={css.name}>{children}</span>
        {rate !== undefined && (
          <span className={css.rate}>
            {showRate(rate)} <span className={css.unit}>{text.stats.perHundredShort}</span>
          </span>
        )}
      </a>
    </li>
  );
}
