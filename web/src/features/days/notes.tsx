import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { planLine, type ToldDays } from "./told-days.ts";

type NotesProps = { given: ToldDays; name?: string; className?: string | undefined };

export function Notes({ given: { next, resting_until: resting }, name, className }: NotesProps) {
  const text = useText("days");
  const day = resting === undefined ? null : showDate(resting);
  return (
    <>
      {day !== null && (
        <span className={className}>
          {name === undefined ? text.resting(day) : text.restingOf(name, day)}
        </span>
      )}
      {next !== undefined && <span className={className}>{planLine(text, next, name)}</span>}
    </>
  );
}
