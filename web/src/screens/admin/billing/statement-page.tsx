import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminStatementPage } from "@kalivo/contract/shapes/admin-desk.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import { StatementLines } from "#web/features/statements/statement-lines.tsx";
import { StatementSum } from "#web/features/statements/statement-sum.tsx";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Card, Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { type Fact, Facts } from "../facts.tsx";
import { MoneyBadge } from "../money-state.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminRead } from "../use-admin.ts";
import { declineInWords } from "./decline-words.ts";
import { isStopped, stoppedSince } from "./stopped-payer.tsx";
import { PayerLink } from "./payer-link.tsx";
import { StatementActions } from "./statement-actions.tsx";

/** A statement for answering its payer: number, actions, and what the payer sees. */
export function StatementPage({ id }: { id: number }) {
  const text = useText("admin");
  const page = useAdminRead(pathTo(api.readAnyStatement, { id }), { logged: true });
  return (
    <AdminPage part="billing" title={text.refunds.statement(String(id))} inside>
      <Loaded
        query={page}
        skeleton={
          <Repeat times={2}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(data) => <Statement page={data} />}
      </Loaded>
    </AdminPage>
  );
}

function Statement({ page }: { page: AdminStatementPage }) {
  const text = useText("admin").desk;
  const { statement, row, notices } = page;
  const facts = useFacts(page);
  return (
    <>
      <Card roomy>
        <Facts facts={facts} />
        <StatementActions statement={row} />
      </Card>
      {notices.length > 0 && (
        <Section title={text.notices}>
          <RecordList label={text.notices}>
            {notices.map((notice) => (
              <RecordRow
                key={`${notice.to.id} ${notice.state} ${notice.at}`}
                title={notice.to.name}
                excerpt={notice.why ?? undefined}
                facts={factsOfNotice(notice, text)}
              />
            ))}
          </RecordList>
        </Section>
      )}
      <Section title={text.asPayer}>
        <p>{text.logged}</p>
        {statement.note !== null && <Banner kind="info">{statement.note}</Banner>}
        <StatementSum month={statement} />
      </Section>
      <StatementLines changing={false} month={{ ...statement, can_change: false }} />
    </>
  );
}

/** A notice's state; if it failed, the number of attempts and the time of the next. */
function factsOfNotice(
  { state, at, tries }: AdminStatementPage["notices"][number],
  text: ScreenWords["admin"]["desk"],
): string[] {
  const when = showInstant(at);
  if (state === "sent" || tries === 0) return [text.noticeStates[state], when];
  if (state !== "waiting") return [text.noticeStates[state], text.tries(tries), when];
  return [text.refusedSoFar, text.tries(tries), text.nextTry(when)];
}

function useFacts({ row, references, statement }: AdminStatementPage): Fact[] {
  const { desk: text, billing } = useText("admin");
  const { language } = useLanguage();
  const { charge, payment, provider_charge, mandate } = references;
  return [
    { label: billing.payer, value: <PayerLink payer={row} /> },
    {
      label: text.month,
      value: (
        <a className="text-link" href={adminHref("billing", { month: row.month })}>
          {showLongMonth(row.month, language)}
        </a>
      ),
    },
    {
      label: billing.state,
      value: (
        <MoneyBadge
          statement={row.state}
          charge={row.charge?.state ?? null}
          wentBack={row.charge?.went_back ?? null}
          stopped={isStopped(row)}
        />
      ),
    },
    { label: billing.sum, value: showMoney(row.charge?.amount_in_euros ?? row.total_in_euros) },
    ...triesOf(row, billing, text),
    ...(statement.returned_in_euros > 0
      ? [{ label: text.returned, value: showMoney(statement.returned_in_euros) }]
      : []),
    ...named(text.charge, charge),
    ...named(text.method, statement.charge?.method_label ?? null),
    ...named(text.payment, payment),
    ...named(text.providerCharge, provider_charge),
    ...named(text.mandate, mandate),
  ];
}

/** For a charge that failed at first: the provider's last answer and the time of the next attempt. */
function triesOf(
  { charge }: AdminStatementPage["row"],
  billing: Words["billing"],
  text: Words["desk"],
): Fact[] {
  if (charge === null || charge.state === "succeeded") return [];
  const { last_code: code } = charge;
  const again = charge.state === "failed" ? charge.next_attempt_at : null;
  return [
    ...named(billing.what, stoppedSince(charge, billing)),
    ...named(billing.what, charge.attempts > 0 ? billing.attempts(charge.attempts) : null),
    ...named(text.reason, code === null ? null : declineInWords(code, billing.declines)),
    ...named(text.triedNext, again === null ? null : showInstant(again)),
  ];
}

type Words = ScreenWords["admin"];

const named = (label: string, value: string | number | null): Fact[] =>
  value === null ? [] : [{ label, value }];
