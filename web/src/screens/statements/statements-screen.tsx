import { href } from "../../app/paths.ts";
import { useStatements } from "../../features/statements/use-statements.ts";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkRow } from "../../ui/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";

/** The payer's months, newest first. */
export function StatementsScreen() {
  const text = useText().statements;
  const { language } = useLanguage();
  return (
    <Page title={text.title} back={href("settings")} width="text">
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
          <Card>
            {months.map(({ id, month, state, total_in_euros }) => (
              <LinkRow
                key={id}
                href={href("statement", { id })}
                label={showLongMonth(month, language)}
                value={`${showMoney(total_in_euros)} · ${text.states[state]}`}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Page>
  );
}
