import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate, showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./statement-screen.module.css";
import { refundNote } from "./refund-note.ts";

/** The charge; null when cancelled: the state of the month then says what happened. */
const chargeOf = ({ charge }: Statement) => (charge?.state === "canceled" ? null : charge);

function statesOf(text: ScreenWords["statements"], month: Statement): string {
  const charge = chargeOf(month);
  return charge === null ? text.states[month.state] : text.chargeStates[charge.state];
}

/** A month's amount, number and state. */
export function StatementSum({ month }: { month: Statement }) {
  const payment = useText("payment");
  const text = useText("statements");
  const charge = chargeOf(month);
  const gross = charge?.amount_in_euros ?? month.total_in_euros;
  return (
    <Card tone="leaf" roomy>
      {month.team !== null && <p className={css.label}>{payment.forTeam(month.team.name)}</p>}
      <p className={css.label}>{text.number(month.id)}</p>
      <p className={css.label}>{refundNote(text, month) ?? statesOf(text, month)}</p>
      <p className={css.figure}>{showMoney(gross)}</p>
      <WhatHappens month={month} />
      {month.carried_months > 0 && <p className={css.note}>{text.carriedIn(month.carried_months)}</p>}
      {month.scaled_to_euros !== null && (
        <p className={css.note}>{text.scaled(showMoney(month.scaled_to_euros))}</p>
      )}
      {charge !== null && charge.fee_in_euros !== null && month.returned_in_euros === 0 && (
        <p className={css.note}>
          {text.fee(
            showMoney(gross),
            showMoney(charge.fee_in_euros),
            showMoney(net(gross, charge.fee_in_euros)),
          )}
        </p>
      )}
      <Returned month={month} gross={gross} />
    </Card>
  );
}

/** The refunded part, and what still counts as given (rule 16). */
function Returned({ month, gross }: { month: Statement; gross: number }) {
  const text = useText("moneyBack");
  if (month.returned_in_euros === 0) return null;
  return (
    <p className={css.note}>
      {text.returned(showMoney(month.returned_in_euros), showMoney(net(gross, month.returned_in_euros)))}
    </p>
  );
}

function WhatHappens({ month }: { month: Statement }) {
  const text = useText("statements");
  const charge = chargeOf(month);
  if (charge === null) return month.state === "carried" ? <p className={css.note}>{text.carried}</p> : null;
  const method = charge.method_label ?? text.yourMethod;
  if (charge.succeeded_at !== null)
    return <p className={css.note}>{text.paidOn(showDate(charge.succeeded_at), method)}</p>;
  if (charge.state !== "notified" || charge.due_at === null) return null;
  return <p className={css.note}>{text.chargedOn(showDate(charge.due_at), method)}</p>;
}

/** Computed in integer cents: 4,82 - 0,33 is 4,49. */
const net = (gross: number, fee: number) => (Math.round(gross * 100) - Math.round(fee * 100)) / 100;
