import { useState } from "react";
import { href } from "../../app/paths.ts";
import { useMe } from "../../features/me/session.ts";
import { useOpenPortal } from "../../features/payment/use-portal.ts";
import { useSetupReturn } from "../../features/payment/use-setup-return.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import css from "./stripe-screen.module.css";

/** How paying works, and the way to the provider's page. A step of the registration, or on its own. */
export function StripeScreen({ query }: { query: URLSearchParams }) {
  const text = useText().payment;
  const registration = useRegistration("payment");
  const arrived = useSetupReturn(query.get("setup"));
  const active = useMe().payment_info?.is_active === true;
  return (
    <StepPage
      title={text.title}
      {...(registration.active
        ? { header: registration.header }
        : { top: <SinglePageTop back={href("home")} /> })}
      footer={<Actions active={active} registration={registration} />}
    >
      {arrived === "done" && active && (
        <Banner kind="success" live focus>
          {text.saved}
        </Banner>
      )}
      {arrived === "waiting" && (
        <Banner kind="info" live>
          {text.waiting}
        </Banner>
      )}
      {arrived === "cancelled" && (
        <Banner kind="warning" live>
          {text.cancelled}
        </Banner>
      )}
      <ol className={css.steps}>
        {text.steps.map(({ title, help }) => (
          <li key={title} className={css.step}>
            <span className={css.stepTitle}>{title}</span>
            <span className={css.stepHelp}>{help}</span>
          </li>
        ))}
      </ol>
      <Terms />
    </StepPage>
  );
}

function Terms() {
  const text = useText().payment;
  const ceiling = useMe().payment_info?.ceiling_in_euros;
  return (
    <ul className={css.terms}>
      <li>{text.cancelAnyTime}</li>
      <li>{text.dispute}</li>
      <li>{text.ceiling(showMoney(ceiling ?? 250))}</li>
      <li>{text.toTheAssociation}</li>
    </ul>
  );
}

type ActionsProps = { active: boolean; registration: { active: boolean; advance: () => void } };

function Actions({ active, registration }: ActionsProps) {
  const text = useText();
  const portal = useOpenPortal();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => setProblem(await portal.open());
  return (
    <>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        variant={active && registration.active ? "secondary" : "leaf"}
        loading={portal.opening}
        onClick={() => void open()}
      >
        {active ? text.payment.modify : text.payment.add}
      </Button>
      {registration.active && (
        <Button variant={active ? "leaf" : "ghost"} onClick={registration.advance}>
          {active ? text.registration.continue : text.registration.skipForNow}
        </Button>
      )}
    </>
  );
}
