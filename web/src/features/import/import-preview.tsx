import { useText } from "../../lib/text.tsx";
import type { ImportItem } from "@kalivo/contract/shapes/workout-import.ts";
import { WORKOUT_TYPES, type WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import { showDate, showMeasure, showWhole } from "../../lib/format.ts";
import { Select } from "../../ui/layers/select.tsx";
import { FateList } from "./fate-list.tsx";
import { unreadOf } from "./fates.ts";
import css from "./import-sheet.module.css";
import { type ImportState, summaryOf, type Types } from "./import-state.ts";

type PreviewProps = {
  shown: Extract<ImportState, { kind: "preview" }>;
  onSay: (index: number, type: WorkoutTypeId | null) => void;
};

/** An export of years holds thousands; the totals above cover the rest. */
const ROWS_SHOWN = 100;

/** What the files hold and what the import would do. Workouts with an open question come first. */
export function ImportPreview({ shown: { found, types }, onSay }: PreviewProps) {
  const text = useText("sources").import;
  const asking = found.items.filter(({ outcome }) => outcome === "needs_type");
  const rest = found.items.filter(({ outcome }) => outcome !== "needs_type");
  const rows = [...asking, ...rest];
  return (
    <div className={css.body}>
      <output className={css.summary}>{summaryOf(found.counts, text.outcomes)}</output>
      <FateList {...unreadOf(found.files)} />
      <ul className={css.list} aria-label={text.preview}>
        {rows.slice(0, ROWS_SHOWN).map((item) => (
          <Row key={item.index} item={item} types={types} onSay={onSay} />
        ))}
      </ul>
      {rows.length > ROWS_SHOWN && <p className={css.quiet}>{text.more(rows.length - ROWS_SHOWN)}</p>}
    </div>
  );
}

type RowProps = { item: ImportItem; types: Types; onSay: PreviewProps["onSay"] };

function Row({ item, types, onSay }: RowProps) {
  const workouts = useText("workouts");
  const text = useText("sources").import;
  const { index, type, title, start, minutes, km, kcal, outcome } = item;
  const name = type === null ? null : workouts.types[type];
  const sports = sportsOf(item);
  const said = saidOf(item, text.status);
  const facts = [
    title === null ? null : name,
    showDate(start),
    workouts.minutes(Math.round(minutes)),
    km === null ? null : `${showMeasure(km)} km`,
  ].filter((fact) => fact !== null);
  return (
    <li className={css.row}>
      <span className={css.head}>
        <span>{title ?? name ?? text.outcomes.needs_type(1)}</span>
        {kcal !== null && kcal > 0 && <span>{`${showWhole(kcal)} kcal`}</span>}
      </span>
      <span className={css.quiet}>{facts.join(" · ")}</span>
      {said !== null && <span className={css.quiet}>{said}</span>}
      {outcome === "needs_type" && (
        <Select
          label={text.whichSport}
          options={[
            { value: LEAVE_OUT, label: text.typeLater },
            ...sports.map((id) => ({ value: id, label: workouts.types[id] })),
          ]}
          value={types[index] ?? LEAVE_OUT}
          onChange={(chosen) => onSay(index, sports.find((id) => id === chosen) ?? null)}
        />
      )}
    </li>
  );
}

/** What is to say of a workout before it is imported: why it is not taken, what it waits for, why it counts less. */
function saidOf({ outcome, reason, note }: ImportItem, status: Status): string | null {
  switch (outcome) {
    case "needs_type":
      return null;
    case "not_taken":
      return reason;
    case "new":
      return note;
    case "held":
      return note ?? status.held;
    case "updated":
      return note === null ? status.updated : `${status.updated}. ${note}`;
    default:
      return status[outcome];
  }
}
type Status = Readonly<Record<"updated" | "already_there" | "same_effort" | "held" | "too_old", string>>;

const LEAVE_OUT = "leave_out";
/** Calories can be worked out for named sports only: Other counts what its file has measured. */
const sportsOf = ({ may_be_other: mayBeOther }: ImportItem): WorkoutTypeId[] => [
  ...WORKOUT_TYPES.flatMap(({ id }) => (id === "custom" ? [] : [id])),
  ...(mayBeOther ? (["custom"] as const) : []),
];
