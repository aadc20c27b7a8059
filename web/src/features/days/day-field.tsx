import { daysAhead, type DaysAhead } from "@kalivo/domain/billing/day-ahead.ts";
import { type Ref, useState } from "react";
import { showDate } from "../../lib/format.ts";
import { serverNow } from "../../lib/server-time.ts";
import { useText } from "../../lib/text.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** A day that is chosen: `""` while none is. */
export function useDay(months: number, start: string | null) {
  const text = useText("days");
  const [ahead] = useState(() => daysAhead(serverNow(), months));
  const [day, setDay] = useState(start ?? "");
  const [told, setTold] = useState(false);
  const fits = day >= ahead.first && day <= ahead.last;
  return {
    day,
    ahead,
    fits,
    set: setDay,
    /** Says what is wrong with the day, from now on as it is typed. */
    tell: () => setTold(true),
    error: told && !fits ? text.chooseDay(showDate(ahead.first), showDate(ahead.last)) : undefined,
  };
}

type DayFieldProps = {
  label: string;
  hint?: string;
  required?: boolean;
  ref: Ref<HTMLInputElement>;
  chosen: {
    day: string;
    ahead: DaysAhead;
    set: (day: string) => void;
    error: string | undefined;
  };
};

export function DayField({ label, hint, required = false, ref, chosen }: DayFieldProps) {
  return (
    <TextField
      label={label}
      ref={ref}
      type="date"
      required={required}
      min={chosen.ahead.first}
      max={chosen.ahead.last}
      value={chosen.day}
      error={chosen.error}
      onChange={(event) => chosen.set(event.target.value)}
      {...(hint !== undefined && { hint })}
    />
  );
}
