import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { CheerButton } from "./cheer-button.tsx";
import css from "./cheers.module.css";
import { useCheers } from "./use-cheers.ts";

type WeekProps = { id: number; firstName: string };

/** On the page of somebody one supports, who moved last week. */
export function WeekOfBurner({ id, firstName }: WeekProps) {
  const week = useWeekOf(id);
  if (week === null) return null;
  return (
    <Card tone="ember" roomy>
      <Week {...week} firstName={firstName} />
    </Card>
  );
}

/** The same below somebody one supports in a list. */
export function WeekInRow({ id, firstName }: WeekProps) {
  const week = useWeekOf(id);
  if (week === null) return null;
  return (
    <div className={css.inRow}>
      <Week {...week} firstName={firstName} />
    </div>
  );
}

/** Null for whom one does not support, or who did not move. */
function useWeekOf(id: number) {
  const { data } = useCheers();
  const moved = data?.given.find(({ burner }) => burner.id === id);
  return data === undefined || moved === undefined ? null : { moved, week: data.week.from };
}

type MovedProps = NonNullable<ReturnType<typeof useWeekOf>> & { firstName: string };

function Week({ moved, week, firstName }: MovedProps) {
  const text = useText("cheers");
  return (
    <div className={css.week}>
      <p className={css.weekSaid}>
        {moved.kcal === null
          ? text.movedLastWeek(firstName)
          : text.ofLastWeek(firstName, showWhole(moved.kcal))}
      </p>
      <CheerButton moved={moved} week={week} />
    </div>
  );
}
