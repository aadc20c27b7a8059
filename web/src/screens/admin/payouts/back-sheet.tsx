import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { showMoney } from "../../../lib/format.ts";
import { useAdminText } from "../../../lib/text.tsx";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type BackSheetProps = {
  open: boolean;
  onClose: () => void;
  run: AdminPayoutRunDetail;
  payout: AdminPayout;
};

/** The bank sent it back: why, in the words of its statement. */
export function BackSheet({ open, onClose, run, payout }: BackSheetProps) {
  const text = useAdminText().payouts;
  const fields = useAdminFields({ reason: "" }, {});
  return (
    <FormSheet<AdminPayoutRunDetail>
      open={open}
      onClose={onClose}
      title={text.rejectTitle}
      action={text.reject}
      done={() => text.rejected}
      path={pathTo(api.rejectPayout, { id: payout.id })}
      answers={pathTo(api.readPayoutRun, { id: run.id })}
      fields={fields}
    >
      <p>{text.rejectHelp(showMoney(payout.amount_in_euros), payout.organisation.name)}</p>
      <TextField
        label={text.reason}
        autoComplete="off"
        maxLength={MAX_TEXT_LENGTH}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
