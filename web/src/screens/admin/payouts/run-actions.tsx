import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { Check, CircleCheck, FileUp, PenLine, X } from "lucide-react";
import { useMe } from "#web/features/me/session.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { AdminAction } from "../admin-action.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { FileButton } from "./file-button.tsx";
import { PaidSheet } from "./paid-sheet.tsx";
import css from "./payouts.module.css";
import { RunSteps } from "./run-steps.tsx";
import { StatementSheet } from "./statement/statement-sheet.tsx";
import { nextStep } from "./steps-of.ts";

type Shown = { run: AdminPayoutRunDetail };

/** The actions that apply to a run in its state. */
export function RunActions({ run }: Shown) {
  if (run.state === "prepared") return <Decision run={run} />;
  return run.state === "approved" ? <Ordered run={run} /> : null;
}

/** Nobody approves a run they prepared; everyone may cancel it. */
function Decision({ run }: Shown) {
  const text = useText("admin").payouts;
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
            path={pathTo(api.approvePayouts, { id: run.id })}
            ask={{
              title: text.approveTitle(showMoney(run.amount_in_euros)),
              help: text.approveAsk(run.payouts_count, showDate(run.execute_on)),
              action: text.approve,
              tone: "leaf",
            }}
            done={text.approved}
          />
        )}
        <CancelButton run={run} help={text.cancelAsk(run.payouts_count, showMoney(run.amount_in_euros))} />
      </div>
    </Stack>
  );
}

function CancelButton({ run, help }: Shown & { help: string }) {
  const text = useText("admin").payouts;
  return (
    <AdminAction
      size="medium"
      variant="ghost"
      icon={<X size={20} aria-hidden />}
      label={text.cancel}
      path={pathTo(api.cancelPayouts, { id: run.id })}
      answers={pathTo(api.readPayoutRun, { id: run.id })}
      ask={{ title: text.cancelTitle, help, action: text.cancel }}
      done={text.cancelled}
    />
  );
}

function SignButton({ run }: Shown) {
  const text = useText("admin").payouts;
  return (
    <AdminAction
      size="medium"
      variant="leaf"
      icon={<PenLine size={20} aria-hidden />}
      label={text.sign}
      path={pathTo(api.signPayouts, { id: run.id })}
      answers={pathTo(api.readPayoutRun, { id: run.id })}
      ask={{
        title: text.signTitle(showMoney(run.at_the_bank_in_euros)),
        help: text.signAsk(showDate(run.execute_on)),
        action: text.sign,
        tone: "leaf",
      }}
      done={text.signed}
    />
  );
}

/** One filled button for the next step, and the other possible actions. */
function Ordered({ run }: Shown) {
  const text = useText("admin").payouts;
  const paid = useFormSheet();
  const statement = useFormSheet();
  const next = nextStep(run);
  return (
    <Stack gap={12}>
      <RunSteps run={run} />
      <div className={css.actions}>
        {next === "file" && <FileButton runId={run.id} again={false} />}
        {next === "signed" && <SignButton run={run} />}
        {run.file_taken_at !== null && (
          <Button
            size="medium"
            variant={next === "confirmed" ? "leaf" : "ghost"}
            icon={<FileUp size={20} aria-hidden />}
            onClick={statement.show}
          >
            {text.readStatement}
          </Button>
        )}
        {run.signed_at !== null && run.confirmable.count > 0 && (
          <Button
            size="medium"
            variant="ghost"
            icon={<CircleCheck size={20} aria-hidden />}
            onClick={paid.show}
          >
            {text.confirmAll}
          </Button>
        )}
        {run.file_taken_at !== null && run.file_offered && <FileButton runId={run.id} again />}
        {run.file_taken_at === null && run.at_the_bank > 0 && (
          <CancelButton
            run={run}
            help={text.cancelOrdered(run.at_the_bank, showMoney(run.at_the_bank_in_euros))}
          />
        )}
      </div>
      <PaidSheet key={`paid ${paid.opened}`} open={paid.open} onClose={paid.close} run={run} payout={null} />
      <StatementSheet key={`statement ${statement.opened}`} open={statement.open} onClose={statement.close} />
    </Stack>
  );
}
