import { href } from "../../app/paths.ts";
import { SyncWidget } from "../../features/health-sync/sync-widget.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { PaymentAlert } from "../../features/payment/payment-alert.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { DonationMeter } from "../../features/payment/donation-meter.tsx";
import { QuickShare } from "../../features/people/quick-share.tsx";
import { InsightChart } from "../../features/stats/insight-chart.tsx";
import { showMoney } from "../../lib/format.ts";
import { useMoreText, useText } from "../../lib/text.tsx";
import { Chip } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { ChartSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./home-screen.module.css";
import { More } from "./more.tsx";

/**
 * What is being synced and alerts first, then what was burned, what was given, where it goes, and the link to share.
 * Who only gives reads that first.
 */
export function OverviewPane() {
  const me = useMe();
  const givesOnly =
    me.payment_info !== undefined && me.organisations.length === 0 && me.workouts.length === 0;
  return (
    <div className={css.cards}>
      <SyncWidget />
      <PaymentNeeds />
      {me.payment_info !== undefined && <DonationMeter who="me" />}
      {givesOnly ? <DonationInsight /> : <BurningInsight />}
      {givesOnly ? <BurningInsight /> : <DonationInsight />}
      <Funding />
      <QuickShare />
    </div>
  );
}

/** §4: no or failed payment method while having burners; and whatever else keeps the next charge from working. */
function PaymentNeeds() {
  const text = useText().home;
  const me = useMe();
  const needed = me.burners_count > 0 && me.payment_info?.is_active !== true;
  const kind = me.payment_info?.problem?.kind;
  if (kind !== undefined && kind !== "no-method") return <PaymentAlert info={me.payment_info} />;
  if (!needed) return null;
  return (
    <Banner kind="error" href={href("stripe")}>
      {text.paymentAlert}
    </Banner>
  );
}

function BurningInsight() {
  const text = useMoreText();
  const me = useMe();
  const stats = useStats("burner", me.id);
  return (
    <Loaded query={stats} skeleton={<ChartSkeleton />}>
      {(found) => (
        <Card roomy>
          <InsightChart
            title={text.home.burningInsight}
            stats={found}
            of="calories"
            chip={<Chip>{text.stats.donors(me.backers_count)}</Chip>}
          />
          {me.stats.raised_this_period_estimate > 0 && (
            <p className={css.impact}>
              {text.home.donorsGiveAbout(showMoney(me.stats.raised_this_period_estimate))}
            </p>
          )}
          {me.organisations.length > 0 && (
            <div className={css.months}>
              <RowGroup>
                <LinkRow href={href("raised")} label={text.home.raised} />
              </RowGroup>
            </div>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function DonationInsight() {
  const text = useMoreText();
  const me = useMe();
  const stats = useStats("donor", me.id);
  if (me.payment_info === undefined) return null;
  return (
    <Loaded query={stats} skeleton={<ChartSkeleton />}>
      {(found) => (
        <Card roomy>
          <InsightChart
            title={text.home.donationInsight}
            stats={found}
            of="euros"
            chip={<Chip>{text.stats.donating(me.burners_count)}</Chip>}
          />
          <div className={css.months}>
            <RowGroup>
              <LinkRow href={href("statements")} label={text.statements.title} />
            </RowGroup>
          </div>
        </Card>
      )}
    </Loaded>
  );
}

function Funding() {
  const text = useText().home;
  const { organisations } = useMe();
  if (organisations.length === 0) {
    return (
      <Card tone="ember" roomy>
        <p className={css.line}>{text.noOrganisations}</p>
        <ButtonLink href={href("userOrganisations")}>{text.chooseOrganisations}</ButtonLink>
      </Card>
    );
  }
  return (
    <Card roomy>
      <Section
        title={text.funding(organisations.length)}
        action={<More href={href("userOrganisations")}>{text.edit}</More>}
      >
        <OrganisationLogos organisations={organisations} />
      </Section>
    </Card>
  );
}
