import { useLanguage, useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { href } from "../../paths.ts";
import { byOrganisation } from "../../features/organisations/by-organisation.ts";
import { OrganisationRing } from "../../features/organisations/organisation-ring.tsx";
import { StatementSum } from "../../features/statements/statement-sum.tsx";
import { useStatement } from "../../features/statements/use-statements.ts";
import { showLongMonth } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { ChangeMonth } from "./change-month.tsx";
import { Collecting } from "./collecting.tsx";
import { MoneyBack } from "./money-back.tsx";
import { AskRefund } from "./ask-refund.tsx";
import { StatementLines } from "../../features/statements/statement-lines.tsx";
import { PaymentRecords } from "./payment-records.tsx";
import css from "../../features/statements/statement-screen.module.css";

/** One month: the sum, its state, and every line's arithmetic. */
export function StatementScreen({ params }: { params: { id: string } }) {
  const { language } = useLanguage();
  const text = useText("statements");
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
            <StatementSum month={month} />
            <Collecting month={month} />
            <MoneyBack month={month} />
            {month.can_cancel && (
              <ChangeMonth id={params.id} onlyWhole={!month.can_change} {...{ changing, onChanging }} />
            )}
            <WhatWentWhere month={month} />
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

/** Money being refunded, already refunded or disputed is shown above and cannot be requested again. */
const mayGoBack = ({ charge, refund: { obstacle } }: Statement) =>
  charge !== null &&
  charge.succeeded_at !== null &&
  (obstacle === null || obstacle === "too-late" || obstacle === "one-a-year");

/** Of what is asked for or was paid; what was dropped or carried goes to nobody this month. */
function WhatWentWhere({ month }: { month: Statement }) {
  const counts = month.lines.filter(({ state }) => state === "pending" || state === "charged");
  const parts = byOrganisation(counts.flatMap(({ organisations }) => organisations));
  if (parts.length < 2) return null;
  return (
    <Card roomy>
      <OrganisationRing of="ofStatement" parts={parts} />
    </Card>
  );
}
