import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useAdminText } from "../../../lib/text.tsx";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { Check, CircleCheck, X } from "lucide-react";
import { DownloadRow } from "../../../features/download/download-row.tsx";
import { useMe } from "../../../features/me/session.ts";
import { showMoney } from "../../../lib/format.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, Stack } from "../../../ui/card.tsx";
import { RowGroup } from "../../../ui/link-row.tsx";
import { AdminAction } from "../admin-action.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { PaidSheet } from "./paid-sheet.tsx";
import css from "./payouts.module.css";

type Shown = { run: AdminPayoutRunDetail };

/** What can be done with a run now. */
export function RunActions({ run }: Shown) {
  if (run.state === "prepared") return <Decision run={run} />;
  return run.state === "approved" ? <Ordered run={run} /> : null;
}

/** Nobody approves what they prepared; everybody may cancel it. */
function Decision({ run }: Shown) {
  const text = useAdminText().payouts;
  const own = useMe().id === run.prepared_by?.id;
  const path = pathTo(api.readPayoutRun, { id: run.id });
  const call = { size: "medium", answers: path } as const;
  return (
    <Stack gap={8}>
      {own && <Banner kind="info">{text.own}</Banner>}
      <div className={css.actions}>
        {!own && (
          <AdminAction
            {...call}
            variant="leaf"
            icon={<Check size={20} aria-hidden />}
            label={text.approve}
            path={`${path}/approve`}
            ask={{
              title: text.approveTitle(showMoney(run.amount_in_euros)),
              help: text.approveAsk(run.payouts_count),
              action: text.approve,
            }}
            done={text.approved}
          />
        )}
        <AdminAction
          {...call}
          variant="ghost"
          icon={<X size={20} aria-hidden />}
          label={text.cancel}
          path={`${path}/cancel`}
          ask={{ title: text.cancelTitle, help: text.cancelAsk, action: text.cancel }}
          done={text.cancelled}
        />
      </div>
    </Stack>
  );
}

function Ordered({ run }: Shown) {
  const text = useAdminText().payouts;
  const sheet = useFormSheet();
  return (
    <Stack gap={12}>
      <Card>
        <RowGroup>
          <DownloadRow
            path={pathTo(api.payoutFile, { id: run.id })}
            label={text.download}
            detail={text.downloadHelp}
          />
        </RowGroup>
      </Card>
      {run.at_the_bank > 0 && (
        <div className={css.actions}>
          <Button
            size="medium"
            variant="leaf"
            icon={<CircleCheck size={20} aria-hidden />}
            onClick={sheet.show}
          >
            {text.confirmAll}
          </Button>
        </div>
      )}
      <PaidSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} run={run} payout={null} />
    </Stack>
  );
}
