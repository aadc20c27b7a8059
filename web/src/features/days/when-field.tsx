import { monthsAhead, PLAN_MONTHS } from "@kalivo/domain/billing/day-ahead.ts";
import { showDate } from "../../lib/format.ts";
import { serverNow } from "../../lib/server-time.ts";
import { useText } from "../../lib/text.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { planLine, type ToldDays } from "./told-days.ts";

/** `from`: the first day of a month, or null for now. `forgets`: a change now takes the plan back. */
export type When = { from: string | null; forgets: boolean };

type WhenFieldProps = { next: ToldDays["next"]; when: When; onChange: (when: When) => void };

const NOW = "now";

/** Whether a change of a running support is for now or for a later month, and what that means for what is planned. */
export function WhenField({ next, when, onChange }: WhenFieldProps) {
  const text = useText("days");
  const plan = next === undefined ? null : planLine(text, next);
  const options = [
    { value: NOW, label: text.now },
    ...monthsAhead(serverNow(), PLAN_MONTHS).map((day) => ({ value: day, label: text.from(showDate(day)) })),
  ];
  const ofPlan = plan === null ? [] : [when.from === null ? text.stays(plan) : text.replaces];
  const means = when.from === null ? (when.forgets ? [] : ofPlan) : [text.laterHelp, ...ofPlan];
  return (
    <>
      <Select
        label={text.when}
        options={options}
        value={when.from ?? NOW}
        hint={means.length === 0 ? undefined : means.join(" ")}
        onChange={(chosen) => onChange({ from: chosen === NOW ? null : chosen, forgets: false })}
      />
      {plan !== null && when.from === null && (
        <Checkbox
          label={text.forget}
          checked={when.forgets}
          onChange={(event) => onChange({ ...when, forgets: event.target.checked })}
        />
      )}
    </>
  );
}
