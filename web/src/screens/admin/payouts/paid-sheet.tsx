import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { listed } from "@kalivo/words/listed.ts";
import { useLanguage, useText } from "#web/lib/text.tsx";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";

type PaidSheetProps = {
  open: boolean;
  onClose: () => void;
  run: AdminPayoutRunDetail;
  /** Null: all payouts of the run that are at the bank. */
  payout: AdminPayout | null;
};

const MAX_REFERENCE_LENGTH = 35; // the limit of bank transfers
const OPTIONAL = ["bank_reference"] as const;

/** Records from the bank statement that a payout was made, and when. */
export function PaidSheet({ open, onClose, run, payout }: PaidSheetProps) {
  const text = useText("admin").payouts;
  const { language } = useLanguage();
  const { confirmable } = run;
  const leftOut = confirmable.left_out.map(({ name }) => name);
  const typed = useAdminFields({ settled_on: run.likely_day, bank_reference: "" }, {}, OPTIONAL);
  // The default date is sent, too.
  const fields = {
    ...typed,
    toSend: async () => ({ settled_on: run.likely_day, ...(await typed.toSend()) }),
  };
  const path = pathTo(api.readPayoutRun, { id: run.id });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={
        payout === null
          ? text.confirmAllTitle(confirmable.count)
          : text.confirmTitle(showMoney(payout.amount_in_euros), payout.organisation.name)
      }
      action={
        payout === null
          ? text.confirmAllSum(confirmable.count, showMoney(confirmable.amount_in_euros))
          : text.confirm
      }
      done={() => text.confirmed}
      path={
        payout === null
          ? pathTo(api.confirmPayouts, { id: run.id })
          : pathTo(api.confirmPayout, { id: payout.id })
      }
      answers={path}
      fields={fields}
    >
      <p>{text.confirmHelp(showMoney(payout?.amount_in_euros ?? confirmable.amount_in_euros))}</p>
      {payout === null && leftOut.length > 0 && (
        <Banner kind="warning">{text.discrepancies.leftOut(listed(leftOut, language))}</Banner>
      )}
      <TextField
        label={text.settledOn}
        type="date"
        min={run.decided_at?.slice(0, 10)}
        {...fields.text("settled_on")}
      />
      {payout !== null && (
        <TextField
          label={text.bankReference}
          hint={text.bankReferenceHelp}
          autoComplete="off"
          maxLength={MAX_REFERENCE_LENGTH}
          {...fields.text("bank_reference")}
        />
      )}
    </FormSheet>
  );
}
