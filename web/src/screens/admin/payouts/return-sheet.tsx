import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { showMoney } from "../../../lib/format.ts";
import { useAdminText } from "../../../lib/text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type ReturnSheetProps = {
  open: boolean;
  onClose: () => void;
  run: AdminPayoutRunDetail;
  payout: AdminPayout;
};

/** It had left the account, and came back days later. */
export function ReturnSheet({ open, onClose, run, payout }: ReturnSheetProps) {
  const text = useAdminText().payouts;
  const fields = useAdminFields({ returned_on: "", reason: "" }, {});
  return (
    <FormSheet<AdminPayoutRunDetail>
      open={open}
      onClose={onClose}
      title={text.returnTitle}
      action={text.returned}
      done={() => text.returnedDone}
      path={pathTo(api.returnPayout, { id: payout.id })}
      answers={pathTo(api.readPayoutRun, { id: run.id })}
      fields={fields}
    >
      <p>{text.returnHelp(showMoney(payout.amount_in_euros), payout.organisation.name)}</p>
      <TextField
        label={text.returnedOn}
        type="date"
        min={payout.settled_on ?? undefined}
        {...fields.text("returned_on")}
      />
      <TextField
        label={text.reason}
        autoComplete="off"
        maxLength={MAX_TEXT_LENGTH}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
