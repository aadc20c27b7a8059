import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminPayoutStand } from "@kalivo/contract/shapes/admin-payouts.ts";
import type { ReactNode } from "react";
import { showLongMonth, showMoney } from "#web/lib/format.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Card, Stack } from "#web/ui/card.tsx";
import { adminHref } from "../admin-place.ts";
import css from "./payouts.module.css";

/** The amounts that are payable, held (and until when), and at the bank. */
export function Stand({ stand }: { stand: AdminPayoutStand }) {
  const text = useText("admin").payouts;
  const { language } = useLanguage();
  const { ready, prepared_run: run, debtor } = stand;
  return (
    <Stack gap={12}>
      {run !== null && (
        <Banner kind="warning" href={adminHref("payouts", { id: run })}>
          {text.runWaits}
        </Banner>
      )}
      {debtor === null && <Banner kind="info">{text.noDebtor}</Banner>}
      <div className={css.figures}>
        <Figure label={text.payable} euros={stand.payable_in_euros}>
          <p>{text.payableHelp}</p>
          {run === null && (
            <p>
              {ready.count === 0
                ? text.nothingReady
                : text.ready(ready.count, showMoney(ready.amount_in_euros))}
            </p>
          )}
          {debtor !== null && <p>{text.from(debtor.name, debtor.iban_end)}</p>}
        </Figure>
        <Figure label={text.held} euros={stand.held_in_euros}>
          <p>{text.heldHelp}</p>
          {stand.held_until.length > 0 && (
            <ul className={css.until} aria-label={text.heldUntilTitle}>
              {stand.held_until.map(({ month, amount_in_euros }) => (
                <li key={month} className={css.untilMonth}>
                  <span>{text.heldUntil(showLongMonth(month, language))}</span>
                  <span>{showMoney(amount_in_euros)}</span>
                </li>
              ))}
            </ul>
          )}
        </Figure>
        <Figure label={text.atTheBank} euros={stand.in_transit_in_euros}>
          <p>{text.atTheBankHelp}</p>
        </Figure>
      </div>
    </Stack>
  );
}

function Figure({ label, euros, children }: { label: string; euros: number; children: ReactNode }) {
  return (
    <Card roomy>
      <h2 className={css.label}>{label}</h2>
      <p className={css.figure}>{showMoney(euros)}</p>
      <div className={css.notes}>{children}</div>
    </Card>
  );
}
