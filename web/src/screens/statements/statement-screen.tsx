import { useLanguage, useMoreText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import type { MoreWords } from "@kalivo/words/screens.ts";
import { href } from "../../app/paths.ts";
import { wentBack } from "../../features/statements/went-back.ts";
import { useStatement } from "../../features/statements/use-statements.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { ChangeMonth } from "./change-month.tsx";
import { Collecting } from "./collecting.tsx";
import { MoneyBack } from "./money-back.tsx";
import { AskRefund } from "./ask-refund.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { PaymentRecords } from "./payment-records.tsx";
import css from "./statement-screen.module.css";

/** One month: the sum, what happens with it, and every line's arithmetic. */
export function StatementScreen({ params }: { params: { id: string } }) {
  const { language } = useLanguage();
  const text = useMoreText().statements;
  const statement = useStatement(params.id);
  const [changing, onChanging] = useState(false);
  const title = statement.data === undefined ? text.title : showLongMonth(statement.data.month, language);
  return (
    <Page title={title} back={href("statements")}>
      <Loaded
        query={statement}
        skeleton={
          <Repeat times={2}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(month) => (
          <>
            <Sum month={month} />
            <Collecting month={month} />
            <MoneyBack month={month} />
            {month.can_change && <ChangeMonth id={params.id} {...{ changing, onChanging }} />}
            <StatementLines month={month} changing={changing} />
            {month.charge?.succeeded_at && <PaymentRecords statementId={month.id} />}
            {mayGoBack(month) && <AskRefund month={month} />}
            <p className={css.help}>{text.disputeHelp}</p>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What is on its way back, gone or the bank's to decide is spoken of above; it cannot be asked for again. */
const mayGoBack = ({ charge, refund: { obstacle } }: Statement) =>
  charge !== null &&
  charge.succeeded_at !== null &&
  (obstacle === null || obstacle === "too-late" || obstacle === "one-a-year");

const statesOf = (text: MoreWords["statements"], { charge, state }: Statement) =>
  charge === null ? text.states[state] : text.chargeStates[charge.state];

function Sum({ month }: { month: Statement }) {
  const { payment, statements: text } = useMoreText();
  const { charge } = month;
  const gross = charge?.amount_in_euros ?? month.total_in_euros;
  return (
    <Card tone="leaf" roomy>
      {month.team !== null && <p className={css.label}>{payment.forTeam(month.team.name)}</p>}
      <p className={css.label}>{wentBack(text, month) ?? statesOf(text, month)}</p>
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

/** What of it no longer counts, and what does (rule 16). */
function Returned({ month, gross }: { month: Statement; gross: number }) {
  const text = useMoreText().moneyBack;
  if (month.returned_in_euros === 0) return null;
  return (
    <p className={css.note}>
      {text.returned(showMoney(month.returned_in_euros), showMoney(net(gross, month.returned_in_euros)))}
    </p>
  );
}

function WhatHappens({ month: { charge, state } }: { month: Statement }) {
  const text = useMoreText().statements;
  if (charge === null) return state === "carried" ? <p className={css.note}>{text.carried}</p> : null;
  const method = charge.method_label ?? text.yourMethod;
  if (charge.succeeded_at !== null)
    return <p className={css.note}>{text.paidOn(showDate(charge.succeeded_at), method)}</p>;
  if (charge.state !== "notified" || charge.due_at === null) return null;
  return <p className={css.note}>{text.chargedOn(showDate(charge.due_at), method)}</p>;
}

/** In whole cents, so that 4,82 - 0,33 is 4,49. */
const net = (gross: number, fee: number) => (Math.round(gross * 100) - Math.round(fee * 100)) / 100;
