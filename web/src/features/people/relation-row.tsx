import { useText } from "../../lib/text.tsx";
import type { ReactNode } from "react";
import type { Backer, Person } from "@kalivo/contract/shapes/person.ts";
import { href } from "../../paths.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { Cause } from "@kalivo/contract/shapes/organisation.ts";
import { Causes } from "../organisations/causes.tsx";
import { DayNotes } from "../days/day-notes.tsx";
import { PerHundred } from "../pledges/per-hundred.tsx";
import css from "./relation-row.module.css";

/** Rate and limit, as far as visible. */
type Given = { given: Backer["pivot"] };

const NOTHING: readonly Cause[] = [];

type RelationRowProps = { person: Person; mine?: boolean; action?: ReactNode } & Given;

/**
 * A supported burner (by the reader when `mine`): their organisations, and rate and limit where both people show them;
 * `action` is rendered below. Put rows into a `<ul>`.
 */
export function RelationRow({ person, mine = false, ...row }: RelationRowProps) {
  return <PersonRow person={person} mine={mine} helps={person.organisations ?? NOTHING} {...row} />;
}

type PersonRowProps = {
  person: Person;
  mine?: boolean;
  helps?: readonly Cause[];
  action?: ReactNode;
} & Given;

function PersonRow({ person, ...row }: PersonRowProps) {
  return (
    <Row to={href("userProfile", { id: person.id })} avatar={<Avatar {...person} size={40} />} {...row}>
      {person.first_name} {person.last_name}
    </Row>
  );
}

/** A donor: a person or a team; `action` is rendered beside it. */
export function BackerRow({ backer, action }: { backer: Backer; action?: ReactNode }) {
  const given = backer.pivot;
  if (backer.owner_type === "user") return <PersonRow person={backer.owner} given={given} action={action} />;
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

/** A key unique among people and teams. */
export const backerKey = ({ owner_type, owner }: Backer): string => `${owner_type}-${owner.id}`;

type RowProps = {
  to: string;
  avatar: ReactNode;
  children: ReactNode;
  mine?: boolean;
  helps?: readonly Cause[];
  action?: ReactNode;
} & Given;

function Row({ to, avatar, given, children, mine = false, helps = NOTHING, action }: RowProps) {
  const pledge = useText("pledges");
  const codes = useText("codes");
  const { rate_in_cents_per_kcal: rate, monthly_max_in_euros: limit = UNLIMITED_EUROS } = given;
  return (
    <li className={css.item}>
      <a className={css.row} href={to}>
        {avatar}
        <span className={css.who}>
          <span className={css.name}>{children}</span>
          {given.counts_since === null && (
            <span className={css.waits}>{mine ? pledge.waitsForYou : pledge.notYet}</span>
          )}
          {mine && <DayNotes given={given} className={css.waits} />}
          <Causes causes={helps} />
        </span>
        {rate !== undefined && (
          <span className={css.rate}>
            {showRate(rate)} <PerHundred className={css.unit} />
            {limit < UNLIMITED_EUROS && <span className={css.unit}>{codes.limit(showMoney(limit))}</span>}
            {given.synced_only === true && <span className={css.synced}>{pledge.syncedShort}</span>}
          </span>
        )}
      </a>
      {action}
    </li>
  );
}
