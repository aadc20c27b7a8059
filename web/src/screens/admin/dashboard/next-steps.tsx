import type { NextStep } from "@kalivo/contract/shapes/admin-course.ts";
import { showDate, showLongMonth, showMoney } from "#web/lib/format.ts";
import { useLanguage, useText } from "#web/lib/text.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { adminHref } from "../admin-place.ts";
import { RecordList, RecordRow } from "../record-row.tsx";

/** The steps of the running month with their days and states, each leading to its part. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const text = useText("admin").course;
  const { language } = useLanguage();
  return (
    <RecordList label={text.next}>
      {steps.map((one) => {
        const { step, month, on, state, count, left, amount_in_euros: euros } = one;
        return (
          <RecordRow
            key={`${step} ${month ?? ""}`}
            to={placeOf(one)}
            title={text.steps[step](month === null ? "" : showLongMonth(month, language))}
            badges={<Badge tone={TONES[state]}>{text.states[state]}</Badge>}
            facts={[
              on === null ? null : showDate(on),
              month !== null && count > 0 && state !== "to_come" ? text.dealtWith(count - left, count) : null,
            ]}
            value={euros > 0 ? showMoney(euros) : undefined}
          />
        );
      })}
    </RecordList>
  );
}

const TONES = { nothing: "quiet", to_come: "quiet", under_way: "ink", done: "leaf" } as const;

/** A month that is not closed has no page yet. */
function placeOf({ step, month, state }: NextStep): string {
  if (month === null) return adminHref("payouts");
  return step === "close" && state !== "done" ? adminHref("billing") : adminHref("billing", { month });
}
