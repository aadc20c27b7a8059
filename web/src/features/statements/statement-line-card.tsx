import { useLanguage, useText } from "../../lib/text.tsx";
import type { Statement, StatementLine } from "@kalivo/contract/shapes/statement.ts";
import { href } from "../../paths.ts";
import { showLongMonth, showMoney, showRate, showWhole } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { ChangeLine } from "./change-line.tsx";
import { arithmeticOf } from "./line-arithmetic.ts";
import css from "./statement-screen.module.css";

type LineProps = { line: StatementLine; statement: Statement; changing: boolean };

/** One burner's line: kcal × rate, exact product, cap, and organisations. */
export function StatementLineCard({ line, statement, changing }: LineProps) {
  const text = useText("statements");
  const { language } = useLanguage();
  const { product, capped, toCeiling } = arithmeticOf(line);
  const remark = text.lineStates[line.state];
  const lowered = line.due_in_euros < line.computed_in_euros && line.state !== "no_organisation";
  return (
    <Card roomy>
      <div className={css.lineHead}>
        <h3 className={css.name}>
          <a href={href("userProfile", { id: line.burner.id })}>{line.burner.name}</a>
        </h3>
        <span className={css.amount}>{showMoney(line.due_in_euros)}</span>
      </div>
      <ul className={css.steps}>
        {line.month !== statement.month && <li>{text.fromMonth(showLongMonth(line.month, language))}</li>}
        {line.parts.map(({ rate_in_cents_per_kcal, kcal }) => (
          <li key={rate_in_cents_per_kcal}>
            {text.arithmetic(showWhole(kcal), showRate(rate_in_cents_per_kcal))}
          </li>
        ))}
        <li>{text.exact(showMoney(product))}</li>
        {capped !== null && <li>{text.capped(showMoney(capped))}</li>}
        {capped === null && line.cap_in_euros !== null && <li>{text.cap(showMoney(line.cap_in_euros))}</li>}
        {toCeiling !== null && <li>{text.toCeiling(showMoney(toCeiling))}</li>}
        {lowered && <li>{text.lowered(showMoney(line.due_in_euros))}</li>}
        {remark !== null && <li>{remark}</li>}
      </ul>
      {line.organisations.length > 0 && line.state !== "waived" && (
        <ul className={css.shares} aria-label={text.goesTo}>
          {line.organisations.map(({ id, name, amount_in_euros }) => (
            <li key={id} className={css.share}>
              <span>{name}</span>
              <span>{showMoney(amount_in_euros)}</span>
            </li>
          ))}
        </ul>
      )}
      {changing && statement.can_change && line.state === "pending" && (
        <ChangeLine line={line} month={statement} />
      )}
    </Card>
  );
}
