import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPayoutRun } from "@kalivo/contract/shapes/admin-payouts.ts";
import { FilePlus, FileUp } from "lucide-react";
import { showDate, showMoney } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref } from "../admin-place.ts";
import { useFormSheet } from "../form-sheet.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { useAdminPages, useAdminRead } from "../use-admin.ts";
import { Discrepancies, useDiscrepancies } from "./discrepancies/discrepancies.tsx";
import { OwedTable } from "./owed-table.tsx";
import { RunBadge } from "./payout-badges.tsx";
import { Stand } from "./payout-stand.tsx";
import { StatementSheet } from "./statement/statement-sheet.tsx";

const EVERYTHING = {};

/** Rule 18: what organisations are owed, and the runs that pay them. */
export function PayoutsPage() {
  const { parts, payouts: text } = useText("admin");
  const stand = useAdminRead(api.readPayoutStand);
  const discrepancies = useDiscrepancies();
  const runs = useAdminPages(api.listPayoutRuns, EVERYTHING);
  const canPrepare =
    stand.data !== undefined && stand.data.prepared_run === null && stand.data.ready.count > 0;
  return (
    <AdminPage
      part="payouts"
      title={parts.payouts}
      {...(canPrepare && {
        footer: (
          <AdminAction
            sticky
            variant="leaf"
            icon={<FilePlus size={22} aria-hidden />}
            label={text.prepare}
            path={api.listPayoutRuns}
            done={text.prepared}
          />
        ),
      })}
    >
      <Loaded
        query={stand}
        skeleton={
          <Repeat times={3}>
            <CardSkeleton />
          </Repeat>
        }
      >
        {(loaded) => <Stand stand={loaded} />}
      </Loaded>
      <Discrepancies linked of={discrepancies} />
      <Section title={text.runs} action={<ReadStatement />}>
        <AdminList query={runs} empty={{ title: text.noRuns, help: text.runsHelp }}>
          {(items) => (
            <RecordList label={text.runs}>
              {items.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </RecordList>
          )}
        </AdminList>
      </Section>
      <Section title={text.organisations}>
        <OwedTable />
      </Section>
    </AdminPage>
  );
}

function ReadStatement() {
  const text = useText("admin").payouts;
  const sheet = useFormSheet();
  return (
    <>
      <Button size="medium" variant="ghost" icon={<FileUp size={20} aria-hidden />} onClick={sheet.show}>
        {text.readStatement}
      </Button>
      <StatementSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} />
    </>
  );
}

function RunRow({ run }: { run: AdminPayoutRun }) {
  const text = useText("admin").payouts;
  const { id, prepared_at, payouts_count, at_the_bank, rejected } = run;
  return (
    <RecordRow
      to={adminHref("payouts", { id })}
      title={text.title(showDate(prepared_at))}
      badges={<RunBadge run={run} />}
      facts={[
        text.payouts(payouts_count),
        at_the_bank > 0 ? text.open(at_the_bank) : null,
        rejected > 0 ? text.back(rejected) : null,
      ]}
      value={showMoney(run.amount_in_euros)}
    />
  );
}
