import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import type { ToldDays } from "./told-days.ts";

const Notes = lazyPart(async () => (await import("./notes.tsx")).Notes);

type DayNotesProps = { given: ToldDays; name?: string; className?: string | undefined };

/** Until when a supported person rests, and what is planned for them; with their `name` where nothing else says it. */
export function DayNotes(props: DayNotesProps) {
  if (props.given.next === undefined && props.given.resting_until === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Notes {...props} />
    </Suspense>
  );
}
