import { useAdminText } from "../../../lib/text.tsx";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import { showDate, showMoney } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { adminHref } from "../admin-place.ts";
import { useFormSheet } from "../form-sheet.tsx";
import { BackSheet } from "./back-sheet.tsx";
import { reasonInWords } from "./reason.ts";
import { PaidSheet } from "./paid-sheet.tsx";
import { PayoutBadge } from "./payout-badges.tsx";
import css from "./payouts.module.css";

type PayoutLineProps = { payout: AdminPayout; run: AdminPayoutRunDetail };

/** One transfer, with everything two admins compare with the bank's screen. */
export function PayoutLine({ payout, run }: PayoutLineProps) {
  const text = useAdminText().payouts;
  const { organisation, state, communication, settled_on, bank_reference, reject_reason } = payout;
  const { returned_on, return_reason } = payout;
  const notes = [
    communication === null ? null : text.communication(communication),
    text.endToEnd(payout.end_to_end_id),
    settled_on === null ? null : text.paidOn(showDate(settled_on)),
    bank_reference === null ? null : text.bankSays(bank_reference),
    reject_reason === null ? null : text.because(reject_reason),
    returned_on === null || return_reason === null
      ? null
      : text.cameBackOn(showDate(returned_on), reasonInWords(return_reason, text)),
    state === "rejected" || state === "returned" ? text.owedAgain : null,
  ];
  return (
    <li className={css.payout}>
      <p className={css.head}>
        <span className={css.name}>
          <a className={css.link} href={adminHref("organisations", { id: organisation.id })}>
            {organisation.name}
          </a>
          <PayoutBadge state={state} run={run} />
        </span>
        <span className={css.sum}>{showMoney(payout.amount_in_euros)}</span>
      </p>
      <p className={css.iban}>{payout.iban}</p>
      <p>{payout.account_holder}</p>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={css.quiet}>
              {note}
            </p>
          ),
      )}
      {state === "ordered" && <AtTheBank payout={payout} run={run} />}
      {state === "paid" && <CameBack payout={payout} run={run} />}
    </li>
  );
}

function AtTheBank({ payout, run }: PayoutLineProps) {
  const text = useAdminText().payouts;
  const paid = useFormSheet();
  const back = useFormSheet();
  return (
    <div className={css.decide}>
      {run.file_taken_at !== null && (
        <Button size="medium" variant="ghost" onClick={paid.show}>
          {text.confirm}
        </Button>
      )}
      <Button size="medium" variant="ghost" onClick={back.show}>
        {text.reject}
      </Button>
      <PaidSheet
        key={`paid ${paid.opened}`}
        open={paid.open}
        onClose={paid.close}
        run={run}
        payout={payout}
      />
      <BackSheet
        key={`back ${back.opened}`}
        open={back.open}
        onClose={back.close}
        run={run}
        payout={payout}
      />
    </div>
  );
}

function CameBack({ payout, run }: PayoutLineProps) {
  const text = useAdminText().payouts;
  const sheet = useFormSheet();
  return (
    <div className={css.decide}>
      <Button size="medium" variant="ghost" onClick={sheet.show}>
        {text.returned}
      </Button>
      <BackSheet later key={sheet.opened} open={sheet.open} onClose={sheet.close} run={run} payout={payout} />
    </div>
  );
}
