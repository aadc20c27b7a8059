import * as api from "@kalivo/contract/api-paths.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminRefund } from "@kalivo/contract/shapes/admin-money-back.ts";
import { showMoney, showLongMonth } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/layers/select.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { PayerLink } from "../billing/payer-link.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { MoneyState } from "../money-state.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";
import { RefundSheet } from "./refund-sheet.tsx";

const FILTERS = ["all", "requested", "pending", "succeeded", "failed"] as const;
const TONES = {
  requested: "waiting",
  pending: "waiting",
  succeeded: "good",
  failed: "trouble",
} as const satisfies Record<AdminRefund["state"], string>;

/** Refunds by state, with their author, and the button for a new one (rule 17). */
export function RefundsPage({ place }: { place: AdminPlace }) {
  const { parts, refunds: text } = useText("admin");
  const sheet = useFormSheet();
  const filter = FILTERS.find((one) => one === place.show) ?? "all";
  const refunds = useAdminPages(api.listRefunds, filter === "all" ? {} : { state: filter });
  return (
    <AdminPage part="refunds" title={parts.refunds}>
      <Tools>
        <Select
          look="pill"
          label={text.filter}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          value={filter}
          onChange={(show) => go.replace(adminHref("refunds", { show }))}
        />
        <Button onClick={sheet.show}>{text.add}</Button>
      </Tools>
      <AdminList query={refunds} empty={{ title: text.none, help: text.noneHelp }}>
        {(items) => (
          <RecordList label={parts.refunds}>
            {items.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </RecordList>
        )}
      </AdminList>
      <RefundSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} />
    </AdminPage>
  );
}

function RefundRow({ refund }: { refund: AdminRefund }) {
  const text = useText("admin").refunds;
  const { language } = useLanguage();
  const { state, charge, finished_at: finished, next_try_at: next, failure } = refund;
  const under = state === "requested" || state === "pending";
  return (
    <RecordRow
      to={adminHref("billing", { id: charge.statement_id })}
      title={`${showLongMonth(charge.month, language)} · ${text.statement(String(charge.statement_id))}`}
      badges={<MoneyState tone={TONES[state]} word={text.states[state]} />}
      facts={[
        refund.amount_in_euros === charge.amount_in_euros ? null : text.of(showMoney(charge.amount_in_euros)),
        text.askedBy[refund.asked_by],
        text.reasons[refund.reason],
        text.askedOn(showInstant(refund.requested_at)),
        finished === null ? null : text.doneOn(showInstant(finished)),
        under && next !== null && refund.tries > 0 ? text.nextTry(showInstant(next)) : null,
        charge.method_label,
        refund.provider_ref,
      ]}
      excerpt={failure === null ? undefined : text.failure(failure)}
      value={showMoney(refund.amount_in_euros)}
      action={<PayerLink payer={refund.payer} />}
    />
  );
}
