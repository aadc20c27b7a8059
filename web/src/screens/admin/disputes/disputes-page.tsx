import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import type { AdminDispute } from "@kalivo/contract/shapes/admin-money-back.ts";
import { showMoney, showLongMonth } from "#web/lib/format.ts";
import { go } from "#web/lib/navigation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Select } from "#web/ui/layers/select.tsx";
import { AdminAction } from "../admin-action.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { adminHref, type AdminPlace } from "../admin-place.ts";
import { Tools } from "../admin-search.tsx";
import { PayerLink } from "../billing/payer-link.tsx";
import { MoneyState } from "../money-state.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";

const FILTERS = ["all", "to_decide", "to_look", "open", "inquiry", "won", "lost", "inquiry_closed"] as const;
const TONES = {
  inquiry: "waiting",
  inquiry_closed: "ended",
  open: "trouble",
  won: "good",
  lost: "ended",
} as const satisfies Record<AdminDispute["state"], string>;

/** Disputes of payers' banks, and an admin's decisions on them (rule 17). */
export function DisputesPage({ place }: { place: AdminPlace }) {
  const { parts, disputes: text } = useText("admin");
  const filter = FILTERS.find((one) => one === place.show) ?? "all";
  const disputes = useAdminPages(api.listDisputes, filter === "all" ? {} : { state: filter });
  return (
    <AdminPage part="disputes" title={parts.disputes}>
      <Tools>
        <Select
          look="pill"
          label={text.filter}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          value={filter}
          onChange={(show) => go.replace(adminHref("disputes", { show }))}
        />
      </Tools>
      <AdminList query={disputes} empty={{ title: text.none, help: text.noneHelp }}>
        {(items) => (
          <RecordList label={parts.disputes}>
            {items.map((dispute) => (
              <DisputeRow key={dispute.id} dispute={dispute} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function DisputeRow({ dispute }: { dispute: AdminDispute }) {
  const text = useText("admin").disputes;
  const { refunds } = useText("admin");
  const { language } = useLanguage();
  const { state, charge, payer, evidence_due: due, closed_at: closed } = dispute;
  return (
    <RecordRow
      to={adminHref("billing", { id: charge.statement_id })}
      title={`${showLongMonth(charge.month, language)} · ${refunds.statement(String(charge.statement_id))}`}
      badges={
        <>
          <MoneyState tone={TONES[state]} word={text.states[state]} />
          {dispute.to_decide && <Badge tone="warning">{text.toDecide}</Badge>}
          {payer.blocked_at !== null && <Badge tone="warning">{text.blocked}</Badge>}
        </>
      }
      facts={[
        dispute.amount_in_euros === charge.amount_in_euros
          ? null
          : text.of(showMoney(charge.amount_in_euros)),
        text.openedOn(showInstant(dispute.opened_at)),
        text.reason(reasonOf(dispute.reason, text.reasons)),
        due === null || closed !== null ? null : text.evidenceDue(showInstant(due)),
        closed === null ? null : text.closedOn(showInstant(closed)),
        dispute.fee_in_euros > 0 ? text.fee(showMoney(dispute.fee_in_euros)) : null,
        charge.method_label,
        dispute.provider_ref,
      ]}
      excerpt={state === "open" ? adviceOn(dispute, text) : undefined}
      value={showMoney(dispute.amount_in_euros)}
      action={<Deciding dispute={dispute} />}
    />
  );
}

function Deciding({ dispute }: { dispute: AdminDispute }) {
  const text = useText("admin").disputes;
  const { id, payer, amount_in_euros } = dispute;
  return (
    <Stack gap={8}>
      <span>
        <PayerLink payer={payer} />
      </span>
      {dispute.to_decide && (
        <AdminAction
          label={text.accept}
          size="medium"
          path={pathTo(api.acceptDispute, { id })}
          ask={{
            title: text.acceptTitle(showMoney(amount_in_euros)),
            help: whatAcceptingDoes(dispute, text),
            action: text.accept,
          }}
          done={text.accepted}
        />
      )}
      {dispute.to_look && (
        <AdminAction
          label={text.leave}
          size="medium"
          variant="ghost"
          path={pathTo(api.leavePayerStopped, { id: payer.id })}
          ask={{ title: text.leave, help: text.leaveHelp(payer.owner.name), action: text.leave }}
          done={text.left}
        />
      )}
      {payer.blocked_at !== null && (
        <AdminAction
          label={text.lift}
          size="medium"
          path={pathTo(api.unblockPayer, { id: payer.id })}
          ask={{
            title: text.liftTitle(payer.owner.name),
            help:
              payer.waiting.count === 0
                ? text.liftHelpNone
                : text.liftHelp(payer.waiting.count, showMoney(payer.waiting.amount_in_euros)),
            action: text.lift,
          }}
          done={text.lifted}
        />
      )}
    </Stack>
  );
}

type Text = ScreenWords["admin"]["disputes"];

function adviceOn({ to_decide, refunded_in_euros: refunded }: AdminDispute, text: Text): string {
  if (!to_decide) return text.small;
  return refunded > 0 ? text.contestRefunded(showMoney(refunded)) : text.contest;
}

function whatAcceptingDoes(dispute: AdminDispute, text: Text): string {
  const { amount_in_euros: amount, fee_in_euros: fee, refunded_in_euros: refunded, payer } = dispute;
  const help = text.acceptHelp(showMoney(amount), showMoney(fee), payer.owner.name);
  return refunded > 0 ? `${text.acceptRefunded(showMoney(refunded))} ${help}` : help;
}

const reasonOf = (reason: string, reasons: Readonly<Record<string, string>>) =>
  new Map(Object.entries(reasons)).get(reason) ?? reason;
