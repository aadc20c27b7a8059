import type { Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import type { ReactNode } from "react";
import { href } from "../../paths.ts";
import { showDate, showLongMonth, showMoney } from "../../lib/format.ts";
import { useLabelled, useLanguage, useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { FigureSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./donation-meter.module.css";
import { useMeter, type Metered } from "./use-meter.ts";

type DonationMeterProps = {
  /** Whether there is a payment method: without one no date is shown. */
  collects?: boolean;
  /** Whether somebody is supported: without, and with nothing given this month, there is nothing to measure. */
  gives?: boolean;
  who: Metered;
  /** The controls to pause or stop everything. */
  children?: ReactNode;
};

/** The announced charge and the payer's running month: so far, maximum, organisations, charge date. */
export function DonationMeter({ who, collects = true, gives = true, children }: DonationMeterProps) {
  const meter = useMeter(who);
  return (
    <Loaded query={meter} skeleton={<FigureSkeleton height={280} />}>
      {(found) => (
        <Card roomy>
          {found.due !== null && <Due due={found.due} />}
          {gives || owes(found) ? (
            <Running meter={found} collects={collects} />
          ) : (
            <Nobody month={found.month} />
          )}
          {children}
        </Card>
      )}
    </Loaded>
  );
}

const owes = ({ so_far_in_euros: soFar, carried_in_euros: carried }: Meter) => soFar + carried > 0;

function Nobody({ month }: Pick<Meter, "month">) {
  const text = useText("meter");
  const { language } = useLanguage();
  return (
    <div className={css.meter}>
      <Heading className={css.title}>{text.title(showLongMonth(month, language))}</Heading>
      <p>{text.nobody}</p>
    </div>
  );
}

function Running({ meter, collects }: { meter: Meter; collects: boolean }) {
  const text = useText("meter");
  const named = useLabelled();
  const { language } = useLanguage();
  const { so_far_in_euros: soFar, limit_in_euros: limit, forecast_in_euros: forecast } = meter;
  const title = text.title(showLongMonth(meter.month, language));
  const limitedBy = meter.limited_by === "ceiling" ? text.byCeiling : text.byPledges;
  return (
    <div className={css.meter}>
      <Heading className={css.title}>{title}</Heading>
      <p className={css.figures}>
        <span className={css.figure}>{showMoney(soFar)}</span>{" "}
        <span className={css.quiet}>{text.ofLimit(showMoney(limit))}</span>
      </p>
      <meter
        className="visually-hidden"
        aria-label={named(`${title}, ${text.ofLimit(showMoney(limit))}`, limitedBy)}
        aria-valuetext={showMoney(soFar)}
        min={0}
        max={limit}
        value={Math.min(soFar, limit)}
      />
      <div className={css.bar} aria-hidden>
        {forecast !== null && <span className={css.forecast} style={{ inlineSize: part(forecast, limit) }} />}
        <span className={css.given} style={{ inlineSize: part(soFar, limit) }} />
      </div>
      {meter.until.startsWith(meter.month) && (
        <p className={css.quiet}>{text.until(showDate(meter.until))}</p>
      )}
      {forecast !== null && forecast > soFar && <p>{text.forecast(showMoney(forecast))}</p>}
      {meter.carried_in_euros > 0 && <p>{text.carried(showMoney(meter.carried_in_euros))}</p>}
      {collects && !meter.stopped && (
        <p className={css.quiet}>{text.days(showDate(meter.announced_at), showDate(meter.charged_from))}</p>
      )}
    </div>
  );
}

/** The past month that is not yet collected: its figure comes first, hatched like its bar in the chart. */
function Due({ due }: { due: NonNullable<Meter["due"]> }) {
  const text = useText("meter");
  const { language } = useLanguage();
  return (
    <div className={css.due}>
      <Heading className={css.title}>{text.announced(showLongMonth(due.month, language))}</Heading>
      <p className={css.figure}>{showMoney(due.amount_in_euros)}</p>
      <div className={css.announced} aria-hidden />
      <RowGroup>
        <LinkRow
          href={href("statement", { id: due.statement_id })}
          label={due.due_at === null ? text.dueSoon : text.dueOn(showDate(due.due_at))}
        />
      </RowGroup>
    </div>
  );
}

/** At least 1 % when above zero, to be visible. */
const part = (value: number, limit: number) =>
  value <= 0 ? "0" : `${Math.max(1, Math.min(100, (value / limit) * 100))}%`;
