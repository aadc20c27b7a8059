import { useState } from "react";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import css from "./cheers.module.css";
import { useAnswer } from "./use-answer.ts";

/**
 * A word to those who gave for one's last month, once it can be written. On Home while it is asked for or can be changed;
 * `always`: as long as the month is open.
 */
export function AnswerCard({ always = false }: { always?: boolean }) {
  const text = useText("cheers").answer;
  const { language } = useLanguage();
  const { data } = useAnswer();
  const [sheet, setSheet] = useState({ open: false, opened: 0 });
  if (data === undefined || data.month === null) return null;
  const { answer, month, donors } = data;
  const isOpen = answer === null || answer.can_change;
  if (!always && !(data.asked || answer?.can_change === true)) return null;
  return (
    <Card tone="leaf" roomy>
      <div className={css.stack}>
        <Heading className={css.title}>{text.title(showLongMonth(month, language))}</Heading>
        {answer === null ? (
          <p className={css.note}>{text.ask(donors)}</p>
        ) : (
          <>
            <p className={css.note}>{text.wrote}</p>
            <p className={css.words} dir="auto" lang={answer.ready === null ? "" : undefined}>
              {answer.text}
            </p>
          </>
        )}
        {isOpen && (
          <Button onClick={() => setSheet(({ opened }) => ({ open: true, opened: opened + 1 }))}>
            {answer === null ? text.write : text.change}
          </Button>
        )}
      </div>
      <AnswerSheet
        key={sheet.opened}
        open={sheet.open}
        month={month}
        own={data}
        onClose={() => setSheet(({ opened }) => ({ open: false, opened }))}
      />
    </Card>
  );
}
