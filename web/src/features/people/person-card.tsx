import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useText } from "../../lib/text.tsx";
import type { Person, PledgePivot } from "@kalivo/contract/shapes/person.ts";
import { ChevronRight } from "lucide-react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { PerHundred } from "../pledges/per-hundred.tsx";
import { Causes } from "../organisations/causes.tsx";
import css from "./person-card.module.css";
import { href } from "../../paths.ts";
import { showMoney, showRate } from "../../lib/format.ts";

type PersonCardProps = {
  person: Person;
  /** The reader's own card: a badge, and no rate. */
  isMe?: boolean;
  /** In a list of members: this one is an admin of the team. */
  isAdmin?: boolean;
  /** In a list beside its page: this one is shown. */
  isCurrent?: boolean;
  /** Picks the person instead of opening the profile. */
  onPick?: () => void;
};

/** One link. Figures that are hidden, or zero, are left out. */
export function PersonCard({ onPick, isCurrent = false, ...shown }: PersonCardProps) {
  if (onPick !== undefined) {
    return (
      <button type="button" className={css.card} onClick={onPick}>
        <Content {...shown} picks />
      </button>
    );
  }
  return (
    <a
      className={css.card}
      href={href("userProfile", { id: shown.person.id })}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Content {...shown} />
    </a>
  );
}

const NONE: NonNullable<Person["organisations"]> = [];

type ContentProps = Omit<PersonCardProps, "onPick" | "isCurrent"> & { picks?: boolean };

function Content({ person, isMe = false, isAdmin = false, picks = false }: ContentProps) {
  const people = useText("people");
  const pledges = useText("pledges");
  const teams = useText("teams");
  const stats = useText("stats");
  const counts = countsOf(person, stats);
  const cells = cellsOf(person, { people, pledges });
  return (
    <>
      <Avatar {...person} />
      <span className={css.who}>
        <span className={css.name}>
          <span className={css.full}>
            {person.first_name} {person.last_name}
          </span>
          {isMe && <Badge>{people.you}</Badge>}
          {isAdmin && <Badge tone="leaf">{teams.badges.admin}</Badge>}
        </span>
        {counts !== "" && <span className={css.counts}>{counts}</span>}
        {person.why_i_move !== null && (
          <span className={css.why} lang="" dir="auto">
            {person.why_i_move}
          </span>
        )}
        <Causes causes={person.organisations ?? NONE} />
      </span>
      {!picks && <ChevronRight className={css.chevron} size={20} aria-hidden />}
      {cells.length > 0 && (
        <span className={css.cells}>
          {cells.map((cell) => (
            <span key={cell.label} className={css.cell}>
              <span className={css.label}>{cell.label}</span>
              <span className={css.value} data-tone={cell.tone}>
                {cell.value}
                {cell.tone === "ink" && " "}
                {cell.tone === "ink" && <PerHundred className={css.unit} />}
              </span>
              {cell.note !== undefined && <span className={css.note}>{cell.note}</span>}
            </span>
          ))}
        </span>
      )}
      {picks && (
        <span className={css.pick}>
          {person.pivot === null ? people.support(person.first_name) : people.editSupport}
        </span>
      )}
    </>
  );
}

/** Neither hidden nor zero: a zero only says that somebody does not do this. */
const isSome = (figure: number | undefined): figure is number => figure !== undefined && figure > 0;

type Cell = { label: string; value: string; tone: "ember" | "leaf" | "ink"; note?: string };

function cellsOf(
  person: Person,
  { people, pledges }: Pick<ScreenWords, "people" | "pledges">,
): readonly Cell[] {
  const given = (label: string, pledge: PledgePivot, waits: string): Cell => {
    const notes = [
      ...(pledge.counts_since === null ? [waits] : []),
      ...(pledge.synced_only ? [pledges.syncedShort] : []),
    ];
    const value = showRate(pledge.rate_in_cents_per_kcal);
    return { label, value, tone: "ink", ...(notes.length > 0 && { note: notes.join(" · ") }) };
  };
  const cells: Cell[] = [];
  if (isSome(person.total_raised)) {
    cells.push({ label: people.raised, value: showMoney(person.total_raised), tone: "ember" });
  }
  if (isSome(person.total_donated)) {
    cells.push({ label: people.donated, value: showMoney(person.total_donated), tone: "leaf" });
  }
  if (person.pivot !== null) {
    cells.push(given(people.youGive, person.pivot, pledges.waitsForYou));
  }
  if (person.gives_you !== null) {
    cells.push(given(people.givesYou, person.gives_you, pledges.notYet));
  }
  return cells;
}

function countsOf(person: Person, text: ScreenWords["stats"]): string {
  const counts = [
    isSome(person.backers_count) ? text.donors(person.backers_count) : null,
    isSome(person.burners_count) ? text.burners(person.burners_count) : null,
  ];
  return counts.filter((count) => count !== null).join(" · ");
}
