import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Section } from "../../ui/card.tsx";
import { StatementLineCard } from "./statement-line-card.tsx";

/** A payer may support thousands of burners: lines are shown in pages. */
const AT_A_TIME = 50;

export function StatementLines({ month, changing }: { month: Statement; changing: boolean }) {
  const text = useText("statements");
  const global = useText("global");
  const [shown, setShown] = useState(AT_A_TIME);
  return (
    <Section title={text.lines}>
      <Grid columns={2}>
        {month.lines.slice(0, shown).map((line) => (
          <li key={line.id}>
            <StatementLineCard line={line} statement={month} changing={changing} />
          </li>
        ))}
      </Grid>
      {shown < month.lines.length && (
        <Button onClick={() => setShown(shown + AT_A_TIME)}>{global.more}</Button>
      )}
    </Section>
  );
}
