import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { href } from "../../paths.ts";
import { SyncWidget } from "../../features/health-sync/sync-widget.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { byOrganisation } from "../../features/organisations/by-organisation.ts";
import { OrganisationRing } from "../../features/organisations/organisation-ring.tsx";
import { useRaised } from "../../features/organisations/use-raised.ts";
import { PaymentAlert } from "../../features/payment/payment-alert.tsx";
import { FinishSettingUp } from "../../features/registration/finish-setting-up.tsx";
import { ImpactLine } from "../../features/impact/impact-line.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { DonationMeter } from "../../features/payment/donation-meter.tsx";
import { allGivenBy } from "../../features/payment/all-given.ts";
import { PauseOrStop } from "../../features/payment/pause-or-stop.tsx";
import { InstallCard } from "../../features/install/install-card.tsx";
import { QuickShare } from "../../features/people/quick-share.tsx";
import { RecapCard } from "../../features/month-recap/recap-card.tsx";
import { RhythmCard } from "../../features/rhythm/rhythm-card.tsx";
import { ShareCard } from "../../features/share-card/share-card.tsx";
import { InsightChart } from "../../features/impact/insight-chart.tsx";
import { useText } from "../../lib/text.tsx";
import { Chip } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { ActionRow, LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { ChartSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./home-screen.module.css";
import { SectionLink } from "./section-link.tsx";
import { NextStep } from "./next-step.tsx";
import { nextStep, onlyGives } from "../../features/me/next-step.ts";

/**
 * Sync state and alerts first, then calories, donations, organisations, and the invite link. For a person who only donates,
 * donations come first.
 */
export function OverviewPane() {
  const me = useMe();
  const givesOnly = onlyGives(me);
  const step = nextStep(me);
  return (
    <div className={css.cards}>
      <FinishSettingUp />
      <SyncWidget />
      <PaymentNeeds />
      {me.registration === null && <NextStep step={step} />}
      {me.payment_info !== undefined && <Given info={me.payment_info} />}
      {givesOnly ? <DonationInsight /> : <BurningInsight />}
      <RecapCard />
      {givesOnly ? <BurningInsight /> : <DonationInsight />}
      {!givesOnly && <RhythmCard />}
      {me.organisations.length > 0 && <Funding />}
      {step !== "donors" && <QuickShare />}
      <InstallCard />
    </div>
  );
}

/** The running month, with pause and stop in two taps. */
function Given({ info }: { info: PaymentInfo }) {
  return (
    <DonationMeter who="me" collects={info.is_active}>
      <PauseOrStop {...allGivenBy(useMe(), info)} />
    </DonationMeter>
  );
}

/** A missing or failed payment method while supporting burners (specification §4.15), or another payment problem. */
function PaymentNeeds() {
  const text = useText("home");
  const payment = useText("payment");
  const me = useMe();
  const needed = me.burners_count > 0 && me.payment_info?.is_active !== true;
  const kind = me.payment_info?.problem?.kind;
  if (kind !== undefined && kind !== "no-method") return <PaymentAlert info={me.payment_info} />;
  if (!needed) return null;
  // No failure: the payment step was skipped.
  if (kind === "no-method" || me.payment_info?.method_state === "none") {
    return (
      <Banner kind="warning" href={href("stripe")}>
        {payment.missing}
      </Banner>
    );
  }
  return (
    <Banner kind="error" href={href("stripe")}>
      {text.paymentAlert}
    </Banner>
  );
}

/** The heights of the parts below a chart, in px, reserved while it loads. */
const IMPACT_HEIGHT = 32;
const LINK_HEIGHT = 68;
const ROW_HEIGHT = 56;

const rowsBelow = (links: boolean, shares: boolean) => {
  if (!links && !shares) return 0;
  return links && shares ? LINK_HEIGHT + ROW_HEIGHT : LINK_HEIGHT;
};

/** The running month as an image to share. */
function ShareMonth() {
  const text = useText("delight").share;
  const { stats } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow label={text.month} value={<Share2 size={20} aria-hidden />} onClick={() => setOpen(true)} />
      <ShareCard
        moment={{
          kind: "month",
          month: stats.period,
          kcal: stats.kcal_this_period,
          euros: stats.raised_this_period_estimate,
          over: false,
        }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function BurningInsight() {
  const home = useText("home");
  const statsText = useText("stats");
  const me = useMe();
  const stats = useStats("burner", me.id);
  const impact = me.stats.raised_this_period_estimate > 0;
  const links = me.organisations.length > 0;
  const shares = me.stats.kcal_this_period > 0;
  return (
    <Loaded
      query={stats}
      skeleton={<ChartSkeleton below={(impact ? IMPACT_HEIGHT : 0) + rowsBelow(links, shares)} />}
    >
      {(found) => (
        <Card roomy>
          <InsightChart
            title={home.burningInsight}
            stats={found}
            of="calories"
            chip={me.backers_count > 0 && <Chip>{statsText.donors(me.backers_count)}</Chip>}
          />
          {impact && (
            <p className={css.impact}>
              <ImpactLine
                euros={me.stats.raised_this_period_estimate}
                causes={me.organisations.map(({ name }) => name)}
              />
            </p>
          )}
          {(links || shares) && (
            <div className={css.months}>
              <RowGroup>
                {links && <LinkRow href={href("raised")} label={home.raised} />}
                {shares && <ShareMonth />}
              </RowGroup>
            </div>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function DonationInsight() {
  const home = useText("home");
  const statsText = useText("stats");
  const statements = useText("statements");
  const me = useMe();
  const stats = useStats("donor", me.id);
  const pays = me.payment_info !== undefined;
  return (
    <Loaded query={stats} skeleton={<ChartSkeleton below={pays ? LINK_HEIGHT : 0} />}>
      {(found) => (
        <Card roomy>
          <InsightChart
            title={home.donationInsight}
            stats={found}
            of="euros"
            chip={me.burners_count > 0 && <Chip>{statsText.donating(me.burners_count)}</Chip>}
          />
          {(pays || found.allTime > 0) && (
            <div className={css.months}>
              <RowGroup>
                <LinkRow href={href("statements")} label={statements.title} />
              </RowGroup>
            </div>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function Funding() {
  const text = useText("home");
  const { organisations } = useMe();
  return (
    <Card roomy>
      <Section
        title={text.funding(organisations.length)}
        action={<SectionLink href={href("userOrganisations")}>{text.edit}</SectionLink>}
      >
        <OrganisationLogos organisations={organisations} />
        <RaisedSoFar />
      </Section>
    </Card>
  );
}

/** What one's calories raised so far, by organisation; nothing before the first month. */
function RaisedSoFar() {
  const raised = useRaised();
  const parts = byOrganisation((raised.data ?? []).flatMap(({ organisations }) => organisations));
  return <OrganisationRing of="soFar" parts={parts} />;
}
