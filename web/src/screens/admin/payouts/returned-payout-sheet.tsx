import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { showMoney } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type ReturnedPayoutSheetProps = {
  open: boolean;
  onClose: () => void;
  run: AdminPayoutRunDetail;
  payout: AdminPayout;
  /** The transfer was returned days later: asks for the date as well. */
  later?: boolean;
};

const NO_DAY = ["returned_on"];

/** Records a returned transfer with the reason in the bank statement. */
export function ReturnedPayoutSheet({ open, onClose, run, payout, later = false }: ReturnedPayoutSheetProps) {
  const text = useText("admin").payouts;
  const fields = useAdminFields({ returned_on: "", reason: "" }, {}, later ? undefined : NO_DAY);
  const help = later ? text.returnHelp : text.rejectHelp;
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={later ? text.returnTitle : text.rejectTitle}
      action={later ? text.returned : text.reject}
      done={() => (later ? text.returnedDone : text.rejected)}
      path={pathTo(later ? api.returnPayout : api.rejectPayout, { id: payout.id })}
      answers={pathTo(api.readPayoutRun, { id: run.id })}
      fields={fields}
    >
      <p>{help(showMoney(payout.amount_in_euros), payout.organisation.name)}</p>
      {later && (
        <TextField
          label={text.returnedOn}
          type="date"
          min={payout.settled_on ?? undefined}
          {...fields.text("returned_on")}
        />
      )}
      <TextField
        label={text.reason}
        autoComplete="off"
        maxLength={MAX_TEXT_LENGTH}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
