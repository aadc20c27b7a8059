import * as api from "@kalivo/contract/api-paths.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { TriangleAlert } from "lucide-react";
import { useMe } from "#web/features/me/session.ts";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { toneOfCharge } from "../status-tone.ts";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages } from "../use-admin.ts";
import { MonthBadge, StageBadge } from "./stage-badge.tsx";

const PATH = api.listMonths;
const EVERYTHING = {};

/** All months and their stages, newest first. */
export function MonthsPage() {
  const { parts, billing: text } = useText("admin");
  const months = useAdminPages(PATH, EVERYTHING);
  return (
    <AdminPage part="billing" title={parts.billing}>
      <RecordList label={text.running}>
        <RunningMonth />
      </RecordList>
      <AdminList query={months} empty={{ title: text.none, help: text.noneHelp }}>
        {(items) => (
          <RecordList label={parts.billing}>
            {items.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

/** The running month has no statements yet, but its close can be simulated. */
function RunningMonth() {
  const text = useText("admin").billing;
  const { language } = useLanguage();
  const month = useMe().stats.period;
  return (
    <RecordRow
      to={adminHref("billing", { month })}
      title={showLongMonth(month, language)}
      badges={<StageBadge stage="open" />}
      facts={[text.running]}
    />
  );
}

function MonthRow({ month: stand }: { month: AdminMonth }) {
  const { month, charges, ...sums } = stand;
  const text = useText("admin").billing;
  const { language } = useLanguage();
  const inTrouble = charges
    .filter(({ state }) => toneOfCharge(state) === "trouble")
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <RecordRow
      to={adminHref("billing", { month })}
      title={showLongMonth(month, language)}
      badges={
        <>
          <MonthBadge month={stand} />
          {inTrouble > 0 && (
            <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
              {text.inTrouble(inTrouble)}
            </Badge>
          )}
        </>
      }
      facts={[
        text.collected(showMoney(sums.collected_in_euros)),
        sums.left_in_euros < sums.collected_in_euros ? text.left(showMoney(sums.left_in_euros)) : null,
      ]}
    />
  );
}
