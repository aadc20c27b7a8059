import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { FateList } from "./fate-list.tsx";
import { fatesOf } from "./fates.ts";
import css from "./import-sheet.module.css";
import { reportOf } from "./import-state.ts";

/** What became of each file, once it is decided. */
export function ImportReport({ done }: { done: WorkoutImport }) {
  const text = useText("sources").import;
  const { types } = useText("workouts");
  const nameOf = ({ type, title, start }: ImportItem): string =>
    [title ?? (type === null ? null : types[type]), showDate(start)]
      .filter((part) => part !== null)
      .join(", ");
  return (
    <div className={css.body}>
      <output className={css.summary}>{reportOf(done.counts, text)}</output>
      <FateList {...fatesOf(done, text.outcomes, nameOf)} />
    </div>
  );
}
