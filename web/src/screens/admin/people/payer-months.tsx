import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { adminHref } from "../admin-place.ts";
import { MoneyBadge } from "../money-state.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";

/** The person's statements by month; nothing for a person who never paid. */
export function PayerMonths({ person: { statements } }: { person: AdminPerson }) {
  const { people: text, refunds } = useText("admin");
  const { language } = useLanguage();
  if (statements.length === 0) return null;
  return (
    <Section title={text.months}>
      <RecordList label={text.months}>
        {statements.map(({ id, month, state, total_in_euros, charge_state, went_back, stopped_at }) => (
          <RecordRow
            key={id}
            to={adminHref("billing", { id })}
            title={showLongMonth(month, language)}
            facts={[refunds.statement(String(id))]}
            badges={
              <MoneyBadge
                statement={state}
                charge={charge_state}
                wentBack={went_back}
                stopped={stopped_at !== null}
              />
            }
            value={showMoney(total_in_euros)}
          />
        ))}
      </RecordList>
    </Section>
  );
}
