import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import { Suspense } from "react";
import { href } from "../../paths.ts";
import { lazyPart, loadTop } from "../../boot/loading/lazy-part.tsx";
import { useAnswer } from "../../features/cheers/use-answer.ts";
import { useCheers } from "../../features/cheers/use-cheers.ts";
import { useMoments } from "../../features/first-week/use-moments.ts";
import { SyncWidget } from "../../features/health-sync/sync-widget.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { byOrganisation } from "../../features/organisations/by-organisation.ts";
import { OrganisationRing } from "../../features/organisations/organisation-ring.tsx";
import { useRaised } from "../../features/organisations/use-raised.ts";
import { PaymentAlert } from "../../features/payment/payment-alert.tsx";
import { firstSteps } from "../../features/first-week/first-steps.ts";
import { FinishSettingUp } from "../../features/registration/finish-setting-up.tsx";
import { DonationMeter } from "../../features/payment/donation-meter.tsx";
import { allGivenBy } from "../../features/payment/all-given.ts";
import { PauseOrStop } from "../../features/payment/pause-or-stop.tsx";
import { InstallCard } from "../../features/install/install-card.tsx";
import { QuickShare } from "../../features/people/quick-share.tsx";
import { RecapCard } from "../../features/month-recap/recap-card.tsx";
import { RhythmCard } from "../../features/rhythm/rhythm-card.tsx";
import { useText } from "../../lib/text.tsx";
import { cheerWords, firstWeekWords } from "../../lib/words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { FigureSkeleton } from "../../ui/states/skeleton.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import css from "./home-screen.module.css";
import { BurningInsight, DonationInsight } from "./insights.tsx";
import { SectionLink } from "./section-link.tsx";
import { NextStep } from "./next-step.tsx";
import { nextStep, onlyGives } from "../../features/me/next-step.ts";

const CheersOnHome = lazyPart(
  async () => (await import("../../features/cheers/on-home.tsx")).CheersOnHome,
  "member",
);
const AskForPushes = lazyPart(
  async () => (await import("../../features/bell/ask-for-pushes.tsx")).AskForPushes,
);

const FirstWeekCard = lazyPart(
  async () => (await import("../../features/first-week/first-week-card.tsx")).FirstWeekCard,
);
const MomentCard = lazyPart(
  async () => (await import("../../features/first-week/moment-card.tsx")).MomentCard,
);

/** Resolves when the parts that only some people see have come. */
export const loadOverview = () => loadTop([MomentCard, CheersOnHome], [firstWeekWords, cheerWords]);

/**
 * Sync state and alerts first, then calories, donations, organisations, and the invite link. For a person who only donates,
 * donations come first. `beside`: in a wide window, without the figures that stand in the columns beside it.
 */
export function OverviewPane({ beside = false }: { beside?: boolean }) {
  const me = useMe();
  const givesOnly = onlyGives(me);
  const step = nextStep(me);
  const steps = me.registration === null ? firstSteps(me) : null;
  const sharesThere = step === "donors";
  const cheers = mayBeCheered(me);
  // Asked for at once: the parts that show it are still on their way.
  const { moments } = useMoments();
  useAnswer(cheers);
  useCheers(cheers);
  return (
    <div className={css.cards}>
      <Suspense fallback={moments.length > 0 && <MomentSkeleton />}>
        <MomentCard />
      </Suspense>
      <FinishSettingUp />
      <SyncWidget />
      <PaymentNeeds />
      {steps !== null && (
        <Suspense fallback={<StepsSkeleton />}>
          <FirstWeekCard steps={steps} />
        </Suspense>
      )}
      {steps === null && me.registration === null && <NextStep step={step} />}
      {me.payment_info !== undefined && <Given info={me.payment_info} />}
      {cheers && (
        <Suspense fallback={<Waiting />}>
          <CheersOnHome />
        </Suspense>
      )}
      {!beside && (givesOnly ? <DonationInsight /> : <BurningInsight />)}
      <RecapCard />
      {!beside && (givesOnly ? <BurningInsight /> : <DonationInsight />)}
      {!beside && !givesOnly && <RhythmCard />}
      {me.organisations.length > 0 && <Funding />}
      {!sharesThere && !givesOnly && <QuickShare />}
      <Suspense fallback={null}>
        <AskForPushes />
      </Suspense>
      <InstallCard />
    </div>
  );
}

/** The height of the first steps in px. */
const STEPS_HEIGHT = 292;

const StepsSkeleton = () => (
  <Card roomy>
    <FigureSkeleton height={STEPS_HEIGHT} />
  </Card>
);

/** The height of a moment in px. */
const MOMENT_HEIGHT = 132;

const MomentSkeleton = () => (
  <Card roomy>
    <FigureSkeleton height={MOMENT_HEIGHT} />
  </Card>
);

/** Whoever has donors, or supports somebody, themself or for a team they run. */
const mayBeCheered = ({ backers_count: donors, burners_count: burners, teams }: ReturnType<typeof useMe>) =>
  donors > 0 || burners > 0 || teams.some(({ pivot }) => pivot?.is_admin === true);

/** The running month, with pause and stop in two taps. */
function Given({ info }: { info: PaymentInfo }) {
  const me = useMe();
  return (
    <DonationMeter who="me" collects={info.is_active} gives={me.burners_count > 0}>
      <PauseOrStop {...allGivenBy(me, info)} />
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
