import type { AdminFound } from "@kalivo/contract/shapes/admin-desk.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { showDate, showLongMonth, showMoney } from "#web/lib/format.ts";
import { Section } from "#web/ui/card.tsx";
import { adminHref } from "../admin-place.ts";
import { MoneyBadge } from "../money-state.tsx";
import { PayoutBadge, RunBadge } from "../payouts/payout-badges.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";

/** Statements, payouts, and payouts of the payment provider to the association. */
export function FoundMoney({ found: { statements, payouts, arrivals, entries } }: { found: AdminFound }) {
  const { desk: text, parts } = useText("admin");
  return (
    <>
      {statements.length > 0 && (
        <Section title={text.statements}>
          <RecordList label={text.statements}>
            {statements.map((statement) => (
              <StatementRow key={statement.id} statement={statement} />
            ))}
          </RecordList>
        </Section>
      )}
      {payouts.length > 0 && (
        <Section title={parts.payouts}>
          <RecordList label={parts.payouts}>
            {payouts.map(({ run_id, run, state, organisation, amount_in_euros, reference }) => (
              <RecordRow
                key={reference}
                to={adminHref("payouts", { id: run_id })}
                title={organisation?.name ?? text.wholeRun(run_id)}
                badges={state === null ? <RunBadge run={run} /> : <PayoutBadge state={state} run={run} />}
                facts={[reference, organisation === null ? null : text.wholeRun(run_id)]}
                value={showMoney(amount_in_euros)}
              />
            ))}
          </RecordList>
        </Section>
      )}
      {arrivals.length > 0 && (
        <Section title={text.arrivals}>
          <RecordList label={text.arrivals}>
            {arrivals.map(({ reference, provider_ref, day, amount_in_euros }) => (
              <RecordRow
                key={provider_ref}
                to={adminHref("payouts")}
                title={provider_ref}
                facts={[reference ?? text.onNoStatement, showDate(day)]}
                value={showMoney(amount_in_euros)}
              />
            ))}
          </RecordList>
        </Section>
      )}
      <Entries entries={entries} />
    </>
  );
}

/** What is to be cleared up with the bank and belongs to no run. */
function Entries({ entries }: Pick<AdminFound, "entries">) {
  const { title } = useText("admin").payouts.discrepancies;
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <RecordList label={title}>
        {entries.map(({ id, reference, day, amount_in_euros }) => (
          <RecordRow
            key={id}
            to={adminHref("payouts")}
            title={reference}
            facts={[showDate(day)]}
            value={showMoney(amount_in_euros)}
          />
        ))}
      </RecordList>
    </Section>
  );
}

function StatementRow({ statement }: { statement: AdminFound["statements"][number] }) {
  const { desk: text, refunds, billing } = useText("admin");
  const { language } = useLanguage();
  const { id, month, owner, owner_type, state, charge_state, went_back, amount_in_euros, found_by } =
    statement;
  const stopped = statement.stopped_at !== null;
  return (
    <RecordRow
      to={adminHref("billing", { id })}
      title={`${owner.name} · ${showLongMonth(month, language)}`}
      badges={<MoneyBadge statement={state} charge={charge_state} wentBack={went_back} stopped={stopped} />}
      facts={[
        refunds.statement(String(id)),
        owner_type === "team" ? billing.team : null,
        text.foundBy[found_by],
      ]}
      value={showMoney(amount_in_euros)}
    />
  );
}
