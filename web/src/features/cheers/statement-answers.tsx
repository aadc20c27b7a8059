import type { StatementAnswer } from "@kalivo/contract/shapes/statement.ts";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./cheers.module.css";
import { Face } from "./face.tsx";

/** What burners wrote to who gave, above the lines of the month. */
export function StatementAnswers({ answers }: { answers: readonly StatementAnswer[] }) {
  const text = useText("cheers");
  return (
    <Card roomy>
      <ul className={css.answers}>
        {answers.map(({ burner, text: words }) => (
          <li key={burner.id} className={css.answer}>
            <Face face={burner} size={40} />
            <div className={css.said}>
              <Heading className={css.title}>{text.wroteToYou(burner.name)}</Heading>
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
