import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AdminDashboard } from "@kalivo/contract/shapes/admin.ts";
import type { ReactNode } from "react";
import { showLongMonth, showMoney, showWhole } from "#web/lib/format.ts";
import { Card } from "#web/ui/card.tsx";
import { adminHref } from "../admin-place.ts";
import { ChargeBadge } from "../money-state.tsx";
import { Sums } from "../sums.tsx";
import css from "./figures.module.css";

/** People, calories and money: one main figure per card. */
export function Figures({ stand: { people, kcal, money } }: { stand: AdminDashboard }) {
  const text = useText("admin").dashboard;
  const { language } = useLanguage();
  const month = showLongMonth(kcal.month, language);
  return (
    <div className={css.figures}>
      <Figure label={text.people} value={showWhole(people.total)}>
        <p>
          {text.burners(people.burners)} · {text.donors(people.donors)}
        </p>
        <p>{text.newPeople(people.new_in_30_days)}</p>
      </Figure>
      <Figure label={text.kcal} value={showWhole(kcal.all_time)} unit={text.kcalUnit}>
        <p>{text.kcalMonth(showWhole(kcal.this_month), month)}</p>
      </Figure>
      <Figure label={text.collected} value={showMoney(money.collected_in_euros)}>
        <p>{text.collectedHelp}</p>
        {money.carried.count > 0 && (
          <p className={css.link}>
            <a className="text-link" href={adminHref("billing", { show: "carried" })}>
              {text.carried(money.carried.count, showMoney(money.carried.amount_in_euros))}
            </a>
          </p>
        )}
      </Figure>
      <Card roomy>
        <h3 className={css.label}>{text.charges}</h3>
        <Sums
          label={text.charges}
          none={text.noCharges}
          rows={money.charges.map((sum) => ({
            ...sum,
            key: sum.state,
            to: adminHref("billing", { show: sum.state }),
            badge: <ChargeBadge state={sum.state} />,
          }))}
        />
      </Card>
    </div>
  );
}

type FigureProps = { label: string; value: string; unit?: string; children: ReactNode };

function Figure({ label, value, unit, children }: FigureProps) {
  return (
    <Card roomy>
      <h3 className={css.label}>{label}</h3>
      <p className={css.figure}>
        {value}
        {unit !== undefined && <span className={css.unit}> {unit}</span>}
      </p>
      <div className={css.notes}>{children}</div>
    </Card>
  );
}
