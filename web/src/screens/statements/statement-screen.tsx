import { useLanguage, useText } from "../../lib/text.tsx";
import { Suspense, useEffect, useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { go } from "../../lib/navigation.ts";
import { href, type ScreenProps } from "../../paths.ts";
import { byOrganisation } from "../../features/organisations/by-organisation.ts";
import { OrganisationRing } from "../../features/organisations/organisation-ring.tsx";
import { StatementSum } from "../../features/statements/statement-sum.tsx";
import { useStatement } from "../../features/statements/use-statements.ts";
import { showLongMonth } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { Beside } from "../../ui/page/beside.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { ChangeMonth } from "./change-month.tsx";
import { Collecting } from "./collecting.tsx";
import { MoneyBack } from "./money-back.tsx";
import { useOwnPosts } from "../../features/proofs/use-proofs.ts";
import { AskRefund } from "./ask-refund.tsx";
import { StatementLines } from "../../features/statements/statement-lines.tsx";
import { PaymentRecords } from "./payment-records.tsx";
import { MonthsBeside } from "./statements-screen.tsx";
import css from "../../features/statements/statement-screen.module.css";

const OwnPosts = lazyPart(async () => (await import("../../features/proofs/own-posts.tsx")).OwnPosts);
const StatementAnswers = lazyPart(
  async () => (await import("../../features/cheers/statement-answers.tsx")).StatementAnswers,
  "member",
);

/** One month, beside all of one's months in a wide window. */
export const StatementScreen = ({ params, query }: ScreenProps<"statement">) => (
  <Beside label={useText("statements").title} list={() => <MonthsBeside current={params.id} />}>
    <Month id={params.id} words={useWordsAskedFor(params.id, query.get("words"))} />
  </Beside>
);

/** Whose words a piece of news led to: sought once, so that going back finds the month as it was left. */
function useWordsAskedFor(id: string, asked: string | null): string | null {
  const [sought] = useState({ id, words: asked });
  useEffect(() => {
    if (asked !== null) go.replace(href("statement", { id }));
  }, [asked, id]);
  // Not before the address is without them: entering a page moves it to where it was.
  return asked === null && sought.id === id ? sought.words : null;
}

/** The sum, its state, and every line's arithmetic. */
function Month({ id, words }: { id: string; words: string | null }) {
  const { language } = useLanguage();
  const text = useText("statements");
  const statement = useStatement(id);
  useOwnPosts(); // prefetched in parallel with the statement
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
              <ChangeMonth id={id} onlyWhole={!month.can_change} {...{ changing, onChanging }} />
            )}
            <WhatWentWhere month={month} />
            {month.answers.length > 0 && (
              <Suspense fallback={<Waiting />}>
                <StatementAnswers answers={month.answers} sought={Number(words)} />
              </Suspense>
            )}
            {month.charge?.succeeded_at && (
              <Suspense>
                <OwnPosts statement={month.id} />
              </Suspense>
            )}
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

/**
 * Of what is asked for or was paid; what was dropped, carried or given up goes to nobody this month. Once something came back
 * the parts are no longer what counts as given.
 */
function WhatWentWhere({ month }: { month: Statement }) {
  if (month.returned_in_euros > 0 || month.charge?.state === "written_off") return null;
  const counts = month.lines.filter(({ state }) => state === "pending" || state === "charged");
  const parts = byOrganisation(counts.flatMap(({ organisations }) => organisations));
  if (parts.length < 2) return null;
  return (
    <Card roomy>
      <OrganisationRing of="ofStatement" parts={parts} />
    </Card>
  );
}
