import { useLanguage, useMoreText } from "../../lib/text.tsx";
import { href } from "../../app/paths.ts";
import { useMe } from "../../features/me/session.ts";
import { useStats } from "../../features/people/use-people.ts";
import { useStatements } from "../../features/statements/use-statements.ts";
import { wentBack } from "../../features/statements/went-back.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "../../features/statements/statement-screen.module.css";
import { useYears, YearRecords } from "./year-records.tsx";

/** The payer's months, newest first. */
export function StatementsScreen() {
  const text = useMoreText().statements;
  const { language } = useLanguage();
  const given = useStats("donor", useMe().id); // together with the months, above which it stands
  useYears(); // likewise
  return (
    <Page title={text.title} back={href("settings")} actions={<RefreshButton />}>
      <Loaded
        query={useStatements()}
        skeleton={
          <Repeat times={3}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{
          when: (months) => months.length === 0,
          show: <EmptyState title={text.none} help={text.noneHelp} />,
        }}
      >
        {(months) => (
          <div className={css.months}>
            {given.data !== undefined && <GivenSoFar euros={given.data.allTime} />}
            <Card>
              <RowGroup>
                {months.map(({ id, month, team, state, total_in_euros, ...money }) => (
                  <LinkRow
                    key={id}
                    href={href("statement", { id })}
                    label={
                      team === null
                        ? showLongMonth(month, language)
                        : `${showLongMonth(month, language)} · ${team.name}`
                    }
                    detail={wentBack(text, money) ?? text.states[state]}
                    value={<span className={css.listed}>{showMoney(total_in_euros)}</span>}
                  />
                ))}
              </RowGroup>
            </Card>
            <YearRecords />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** The sum of the paid months, refunds taken off: the same figure as everywhere (rule 16). */
function GivenSoFar({ euros }: { euros: number }) {
  const text = useMoreText().statements;
  return (
    <Card tone="leaf" roomy>
      <p className={css.label}>{text.givenSoFar}</p>
      <p className={css.figure}>{showMoney(euros)}</p>
    </Card>
  );
}
