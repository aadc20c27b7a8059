import { useText } from "../../lib/text.tsx";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { useState } from "react";
import { href } from "../../paths.ts";
import { CodeField } from "../../features/account/code-field.tsx";
import { type AskedCode, useAskedCode } from "../../features/account/use-asked-code.ts";
import { useMe } from "../../features/me/session.ts";
import { AdminsOnly } from "../../features/teams/admins-only.tsx";
import { useTeam } from "../../features/teams/use-teams.ts";
import type { Cause } from "@kalivo/contract/shapes/organisation.ts";
import { Causes } from "../../features/organisations/causes.tsx";
import { Stopped } from "../../features/payment/stopped.tsx";
import { legalUrl } from "../../features/legal/legal-url.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { OutsideLink } from "../../ui/layers/help-bubble.tsx";
import { useAskedBirthday } from "../../features/payment/use-asked-birthday.ts";
import { usePayer } from "../../features/payment/use-payer.ts";
import { useOpenPortal } from "../../features/payment/use-portal.ts";
import { useSetupReturn } from "../../features/payment/use-setup-return.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage, type StepPageProps } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { showMoney, showRate } from "../../lib/format.ts";
import { isNative } from "../../lib/platform.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./stripe-screen.module.css";

/** How paying works, and the link to the provider's page. A step of the registration, or a page of its own. */
export function StripeScreen({ query }: { query: URLSearchParams }) {
  const registration = useRegistration("payment");
  const frame = registration.active
    ? { header: registration.header }
    : { top: <SinglePageTop back={href("home")} /> };
  return <HowPaying setup={query.get("setup")} teamId={null} frame={frame} registration={registration} />;
}

/** The same for a team one administers. */
export function StripeTeamScreen({ params, query }: { params: { id: string }; query: URLSearchParams }) {
  const text = useText("payment");
  const frame = { top: <SinglePageTop back={href("team", { id: params.id })} /> };
  const team = useTeam(params.id).data;
  if (team !== undefined && team.pivot?.is_admin !== true) {
    return (
      <StepPage title={text.title} {...frame}>
        <AdminsOnly team={team} />
      </StepPage>
    );
  }
  return (
    <HowPaying
      setup={query.get("setup")}
      teamId={Number(params.id)}
      frame={frame}
      registration={NO_REGISTRATION}
    />
  );
}

const NO_REGISTRATION = { active: false, advance: () => undefined };

type HowPayingProps = {
  setup: string | null;
  teamId: number | null;
  frame: Pick<StepPageProps, "header" | "top">;
  registration: ActionsProps["registration"];
};

function HowPaying({ setup, teamId, frame, registration }: HowPayingProps) {
  const text = useText("payment");
  const arrived = useSetupReturn(setup, teamId);
  const { active, ceiling, team, info } = usePayer(teamId);
  const birthday = useAskedBirthday();
  const code = useAskedCode(!useMe().email_confirmed);
  return (
    <StepPage
      title={text.title}
      {...frame}
      footer={<Actions {...{ active, teamId, code, birthday, registration }} />}
    >
      {team !== null && <p>{text.forTeam(team)}</p>}
      {teamId === null && !active && <Waiting />}
      <Stopped info={info} teamId={teamId} />
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
      {/* Fields are above the explanation: below it they would be under the sticky button. */}
      {birthday.needed && !active && <BirthdayField birthday={birthday} />}
      {code.needed && <CodeField asked={code} />}
      {code.needed && <WrongAddress />}
      <ol className={css.steps}>
        {text.steps.map(({ title, help }) => (
          <li key={title} className={css.step}>
            <span className={css.stepTitle}>{title}</span>
            <span className={css.stepHelp}>{help}</span>
          </li>
        ))}
      </ol>
      <Terms ceiling={ceiling} />
    </StepPage>
  );
}

/** What starts once there is a method; a payer with many burners finds all of them on Home. */
function Waiting() {
  const text = useText("payment");
  const pledges = useMe().payment_info?.burners_with_pivot ?? [];
  return pledges.slice(0, MOST_WAITING).map(({ id, first_name, last_name, pivot, organisations = NONE }) => {
    const { rate_in_cents_per_kcal: rate, monthly_max_in_euros: limit } = pivot;
    const most = limit < UNLIMITED_EUROS ? showMoney(limit) : null;
    return (
      <div key={id}>
        <p>{text.gives(`${first_name} ${last_name}`, showRate(rate), most)}</p>
        <Causes causes={organisations} />
      </div>
    );
  });
}

const MOST_WAITING = 3;
const NONE: readonly Cause[] = [];

function WrongAddress() {
  const text = useText("security");
  return (
    <p className={css.stepHelp}>
      <a href="/settings">{text.wrongAddress}</a>
    </p>
  );
}

function Terms({ ceiling }: { ceiling: number }) {
  const text = useText("payment");
  const legal = useText("settings").legalLink;
  const association = useAssociation();
  return (
    <ul className={css.terms}>
      <li>{text.cancelAnyTime}</li>
      <li>{text.dispute}</li>
      <li>{text.ceiling(showMoney(ceiling))}</li>
      {association.data && (
        <li>
          {text.toTheAssociation(association.data.name)} <OutsideLink href={legalUrl()}>{legal}</OutsideLink>
        </li>
      )}
    </ul>
  );
}

type AskedBirthday = ReturnType<typeof useAskedBirthday>;

function BirthdayField({ birthday }: { birthday: AskedBirthday }) {
  const fields = useText("fields");
  const payment = useText("payment");
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <TextField
      label={fields.birthday}
      hint={payment.birthdayHelp}
      type="date"
      autoComplete="bday"
      required
      max={today}
      value={birthday.day}
      error={birthday.error}
      onChange={(event) => birthday.type(event.target.value)}
    />
  );
}

type ActionsProps = {
  active: boolean;
  teamId: number | null;
  code: AskedCode;
  birthday: AskedBirthday;
  registration: { active: boolean; advance: () => void };
};

function Actions({ active, teamId, code, birthday, registration }: ActionsProps) {
  const global = useText("global");
  const payment = useText("payment");
  const registrationText = useText("registration");
  const portal = useOpenPortal(teamId);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    // The birthday is above: if both are missing, its error comes first.
    const isDated = active || birthday.check();
    if (!(await code.confirm()) || !isDated) return;
    if (active || (await birthday.save())) setProblem(await portal.open());
  };
  return (
    <>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        variant={active && registration.active ? "secondary" : "leaf"}
        loading={portal.opening || birthday.saving || code.confirming}
        about={isNative() ? undefined : `(${global.opensNewTab})`}
        onClick={() => void open()}
      >
        {active ? payment.modify : payment.add}
      </Button>
      {registration.active && (
        <Button
          variant={active ? "leaf" : "ghost"}
          onClick={() => void birthday.keep().then(registration.advance)}
        >
          {active ? registrationText.continue : registrationText.skipForNow}
        </Button>
      )}
    </>
  );
}
