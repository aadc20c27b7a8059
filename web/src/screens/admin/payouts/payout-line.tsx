import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPayout, AdminPayoutRunDetail } from "@kalivo/contract/shapes/admin-payouts.ts";
import type { AdminBankDiscrepancy } from "@kalivo/contract/shapes/bank-statement.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/card.tsx";
import { AdminAction } from "../admin-action.tsx";
import { adminHref } from "../admin-place.ts";
import { useFormSheet } from "../form-sheet.tsx";
import { ReturnedPayoutSheet } from "./returned-payout-sheet.tsx";
import { reasonInWords } from "./reason.ts";
import { PaidSheet } from "./paid-sheet.tsx";
import { PayoutBadge } from "./payout-badges.tsx";
import css from "./payouts.module.css";

type PayoutLineProps = { payout: AdminPayout; run: AdminPayoutRunDetail };
type LineProps = PayoutLineProps & { contradictions: readonly AdminBankDiscrepancy[] };

/** One transfer, with all data two admins compare with the bank's screen. */
export function PayoutLine({ payout, run, contradictions }: LineProps) {
  const text = useText("admin").payouts;
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
      {contradictions.map(({ id, why }) => (
        <Banner key={id} kind="warning">
          {why}
        </Banner>
      ))}
      {payout.left_after_all !== null && (
        <LeftAfterAll payout={payout} run={run} on={payout.left_after_all.on} />
      )}
      {state === "ordered" && run.signed_at !== null && <AtTheBank payout={payout} run={run} />}
      {state === "paid" && <CameBack payout={payout} run={run} />}
    </li>
  );
}

function AtTheBank({ payout, run }: PayoutLineProps) {
  const text = useText("admin").payouts;
  const paid = useFormSheet();
  const back = useFormSheet();
  return (
    <div className={css.decide}>
      <Button size="medium" variant="ghost" about={payout.organisation.name} onClick={paid.show}>
        {text.confirm}
      </Button>
      <Button size="medium" variant="ghost" about={payout.organisation.name} onClick={back.show}>
        {text.reject}
      </Button>
      <PaidSheet
        key={`paid ${paid.opened}`}
        open={paid.open}
        onClose={paid.close}
        run={run}
        payout={payout}
      />
      <ReturnedPayoutSheet
        key={`back ${back.opened}`}
        open={back.open}
        onClose={back.close}
        run={run}
        payout={payout}
      />
    </div>
  );
}

/** The bank statement contradicts the recorded outcome: an admin decides, with the figures of both. */
function LeftAfterAll({ payout, run, on }: PayoutLineProps & { on: string }) {
  const text = useText("admin").payouts.leftAfterAll;
  const [amount, name] = [showMoney(payout.amount_in_euros), payout.organisation.name];
  const call = {
    size: "medium",
    path: pathTo(api.resolvePayout, { id: payout.id }),
    answers: pathTo(api.readPayoutRun, { id: run.id }),
    done: text.done,
  } as const;
  return (
    <Stack gap={8}>
      <Banner kind="warning">{text.says(showDate(on))}</Banner>
      <div className={css.decide}>
        <AdminAction
          {...call}
          label={text.left}
          data={{ became: "left" }}
          ask={{ title: text.leftTitle, help: text.leftAsk(amount, name, showDate(on)), action: text.left }}
        />
        <AdminAction
          {...call}
          variant="ghost"
          label={text.back}
          data={{ became: "came_back" }}
          ask={{ title: text.backTitle, help: text.backAsk(amount, name), action: text.back }}
        />
      </div>
    </Stack>
  );
}

function CameBack({ payout, run }: PayoutLineProps) {
  const text = useText("admin").payouts;
  const sheet = useFormSheet();
  return (
    <div className={css.decide}>
      <Button size="medium" variant="ghost" about={payout.organisation.name} onClick={sheet.show}>
        {text.returned}
      </Button>
      <ReturnedPayoutSheet
        later
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        run={run}
        payout={payout}
      />
    </div>
  );
}
