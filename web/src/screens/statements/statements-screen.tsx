import type { ScreenWords } from "@kalivo/words/screens.ts";
import type { StatementSummary } from "@kalivo/contract/shapes/statement.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { byPayer, givenIn, type PayersMonths } from "../../features/statements/given.ts";
import { useStatements } from "../../features/statements/use-statements.ts";
import { refundNote } from "../../features/statements/refund-note.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "../../features/statements/statement-screen.module.css";
import { useYears, YearRecords } from "./year-records.tsx";

/** The payer's months, newest first; own and team months separately. */
export function StatementsScreen() {
  const text = useText("statements");
  const { findBurners } = useText("home");
  useYears(); // prefetch in parallel with the months
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
          show: (
            <EmptyState
              title={text.none}
              help={text.noneHelp}
              action={
                <ButtonLink size="medium" href={href("communityTab", { tab: "burners" })}>
                  {findBurners}
                </ButtonLink>
              }
            />
          ),
        }}
      >
        {(months) => (
          <div className={css.months}>
            <div className={css.payers}>
              {byPayer(months).map((payer) => (
                <OnePayer key={payer.team?.id ?? "me"} {...payer} />
              ))}
            </div>
            <YearRecords />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** The same months beside one of them. */
export function MonthsBeside({ current }: { current: string }) {
  const text = useText("statements");
  return (
    <Loaded query={useStatements()} skeleton={<RowSkeleton />}>
      {(months) =>
        byPayer(months).map(({ team, months: theirs }) => (
          <Section key={team?.id ?? "me"} title={team === null ? text.months : team.name}>
            <Months months={theirs} current={current} />
          </Section>
        ))
      }
    </Loaded>
  );
}

/** The given sum of the months below: collected less refunds (rule 16). */
function OnePayer({ team, months }: PayersMonths<StatementSummary>) {
  const text = useText("statements");
  return (
    <Section title={team === null ? text.months : team.name}>
      <Card tone="leaf" roomy>
        <p className={css.label}>{team === null ? text.givenSoFar : text.givenByTeam(team.name)}</p>
        <p className={css.figure}>{showMoney(givenIn(months))}</p>
      </Card>
      <Months months={months} />
    </Section>
  );
}

/** A month with a failed or disputed charge is shown as such, no longer as announced. */
function waitsForPayer(
  text: ScreenWords["statements"],
  { charge }: Pick<StatementSummary, "charge">,
): string | null {
  const state = charge?.state;
  return state === "failed" || state === "action_required" ? text.chargeStates[state] : null;
}

type MonthsProps = { months: readonly StatementSummary[]; current?: string };

function Months({ months, current }: MonthsProps) {
  const text = useText("statements");
  const { language } = useLanguage();
  return (
    <Card>
      <RowGroup>
        {months.map(({ id, month, state, total_in_euros, ...money }) => (
          <LinkRow
            key={id}
            href={href("statement", { id })}
            current={String(id) === current}
            label={showLongMonth(month, language)}
            detail={refundNote(text, money) ?? waitsForPayer(text, money) ?? text.states[state]}
            value={<span className={css.listed}>{showMoney(total_in_euros)}</span>}
          />
        ))}
      </RowGroup>
    </Card>
  );
}
