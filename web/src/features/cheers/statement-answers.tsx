import { useEffect } from "react";
import type { StatementAnswer } from "@kalivo/contract/shapes/statement.ts";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./cheers.module.css";
import { Face } from "./face.tsx";

type StatementAnswersProps = { answers: readonly StatementAnswer[]; sought: number };

const titleOf = (burnerId: number) => `words-of-${burnerId}`;

/** What burners wrote to who gave, above the lines of the month; those of the burner who is sought are led to. */
export function StatementAnswers({ answers, sought }: StatementAnswersProps) {
  const text = useText("cheers");
  useEffect(() => {
    const title = document.querySelector<HTMLElement>(`#${titleOf(sought)}`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: "center" });
  }, [sought]);
  return (
    <Card roomy>
      <ul className={css.answers}>
        {answers.map(({ burner, text: words }) => (
          <li key={burner.id} className={css.answer}>
            <Face face={burner} size={40} />
            <div className={css.said}>
              <Heading id={titleOf(burner.id)} className={css.title}>
                {text.wroteToYou(burner.name)}
              </Heading>
              <p className={css.words} dir="auto" lang="">
                {words}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
