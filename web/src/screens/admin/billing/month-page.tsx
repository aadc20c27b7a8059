import * as api from "@kalivo/contract/api-paths.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { parsePeriod, periodLabel, previousPeriod } from "@kalivo/domain/billing/month.ts";
import { useMe } from "#web/features/me/session.ts";
import { showDate, showLongMonth, showMoney } from "#web/lib/format.ts";
import { allItems } from "#web/lib/pages.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Card, Stack } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/states/message-state.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { ChargeBadge, StatementBadge } from "../money-state.tsx";
import { showInstant } from "../show-instant.ts";
import { Sums } from "../sums.tsx";
import { useAdminPages } from "../use-admin.ts";
import css from "./month-page.module.css";
import { MonthStatements } from "./month-statements.tsx";
import { Simulation } from "./simulation.tsx";
import { endedOf, MonthBadge, StageBadge } from "./stage-badge.tsx";

const PATH = api.listMonths;
const EVERYTHING = {};

/** One month: its stage, the result of its close (or a simulation), and every payer's statement. */
export function MonthPage({ month, show }: { month: string; show: string | null }) {
  const { language } = useLanguage();
  const months = useAdminPages(PATH, EVERYTHING);
  return (
    <AdminPage part="billing" title={showLongMonth(month, language)} inside>
      <Loaded
        query={months}
        skeleton={
          <Repeat times={2}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {({ pages }) => (
          <Month stand={allItems(pages).find((one) => one.month === month)} month={month} show={show} />
        )}
      </Loaded>
    </AdminPage>
  );
}

type MonthProps = { stand: AdminMonth | undefined; month: string; show: string | null };

/** The running month, and in its first hours the one before, are in no list before they are closed. */
function Month({ stand, month, show }: MonthProps) {
  const text = useText("admin").billing;
  const { period } = useMe().stats;
  const runs = month === period || month === monthBefore(period);
  if (stand !== undefined) {
    return (
      <>
        <Stand month={stand} />
        <Simulation month={month} over={stand.stage !== "open"} />
        <MonthStatements month={month} show={show} />
      </>
    );
  }
  if (!runs) return <EmptyState title={text.nothing} />;
  return (
    <>
      <Card roomy>
        <p className={css.stage}>
          <StageBadge stage="open" />
        </p>
        <p>{text.stagesHelp.open}</p>
      </Card>
      <Simulation month={month} />
    </>
  );
}

/** Of "2026-12" "2026-11". */
function monthBefore(label: string): string {
  const period = parsePeriod(label);
  return period === null ? "" : periodLabel(previousPeriod(period));
}

/** Rule 16: collected, returned, and the difference. */
function WentBack({ month }: { month: AdminMonth }) {
  const text = useText("admin").billing;
  const { refunded_in_euros: refunded, disputed_in_euros: disputed, left_in_euros: left } = month;
  if (refunded === 0 && disputed === 0) return null;
  return (
    <>
      {refunded > 0 && <p className={css.quiet}>{text.paidBack(showMoney(refunded))}</p>}
      {disputed > 0 && <p className={css.quiet}>{text.takenBack(showMoney(disputed))}</p>}
      <p className={css.note}>{text.left(showMoney(left))}</p>
    </>
  );
}

function Stand({ month }: { month: AdminMonth }) {
  const text = useText("admin").billing;
  return (
    <Stack gap={12}>
      {month.unnoticed > 0 && (
        <Banner kind="warning" href={adminHref("billing", { month: month.month, show: "planned" })}>
          {text.unnoticed(month.unnoticed)}
        </Banner>
      )}
      <div className={css.stand}>
        <Card roomy>
          <p className={css.stage}>
            <MonthBadge month={month} />
          </p>
          <p className={css.figure}>{showMoney(month.collected_in_euros)}</p>
          <p className={css.quiet}>{text.collectedGross}</p>
          <WentBack month={month} />
          {endedOf(month) === null && <p className={css.note}>{text.stagesHelp[month.stage]}</p>}
          {month.waits.map((wait) => (
            <p key={wait.why} className={css.note}>
              {text.waits[wait.why](wait.count, showDate(wait.since))}{" "}
              {wait.ends_by !== null && text.endsBy(showDate(wait.ends_by))}
            </p>
          ))}
          {month.computed_at !== null && (
            <p className={css.quiet}>{text.computedOn(showInstant(month.computed_at))}</p>
          )}
        </Card>
        <Card roomy>
          <h2 className={css.title}>{text.statementSums}</h2>
          <Sums
            label={text.statementSums}
            none={text.noSums}
            rows={month.statements.map((sum) => ({
              ...sum,
              key: sum.state,
              to: adminHref("billing", { month: month.month, show: sum.state }),
              badge: <StatementBadge state={sum.state} />,
            }))}
          />
          <h2 className={css.title}>{text.chargeSums}</h2>
          <Sums
            label={text.chargeSums}
            none={text.noSums}
            rows={month.charges.map((sum) => ({
              ...sum,
              key: sum.state,
              to: adminHref("billing", { month: month.month, show: sum.state }),
              badge: <ChargeBadge state={sum.state} />,
            }))}
          />
        </Card>
      </div>
    </Stack>
  );
}
