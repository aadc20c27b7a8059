import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import { href } from "../../paths.ts";
import { CodeField } from "../../features/account/code-field.tsx";
import { type AskedCode, useAskedCode } from "../../features/account/use-asked-code.ts";
import { useMe } from "../../features/me/session.ts";
import { AdminsOnly } from "../../features/teams/admins-only.tsx";
import { useTeam } from "../../features/teams/use-teams.ts";
import { PaidTo } from "../../features/payment/paid-to.tsx";
import { Stopped } from "../../features/payment/stopped.tsx";
import { useAskedBirthday } from "../../features/payment/use-asked-birthday.ts";
import { usePayer } from "../../features/payment/use-payer.ts";
import { useOpenPortal } from "../../features/payment/use-portal.ts";
import { useSetupReturn } from "../../features/payment/use-setup-return.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage, type StepPageProps } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { isNative } from "../../lib/platform.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Saved } from "./saved.tsx";
import css from "./stripe-screen.module.css";
import { Terms } from "./terms.tsx";
import { WhatStarts } from "./what-starts.tsx";

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
  // The provider's page is another tab: here it was saved while one waited.
  const [before] = useState(active);
  const isStopped = info?.problem?.kind === "blocked" || info?.problem?.kind === "resume";
  const saved = teamId === null && active && !isStopped && (arrived === "done" || !before);
  const footer = <Actions {...{ active, teamId, code, birthday, registration, saved }} />;
  // A team's admin comes back to the same page: its members are thanked by nobody here.
  if (saved) return <Saved frame={frame} footer={footer} />;
  return (
    <StepPage title={text.title} {...frame} footer={footer}>
      {team !== null && <p>{text.forTeam(team)}</p>}
      {teamId === null && !active && <WhatStarts />}
      {active && info?.method_label && <p>{text.inUse(info.method_label)}</p>}
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

function WrongAddress() {
  const text = useText("security");
  return (
    <p className={css.stepHelp}>
      <a className={css.elsewhere} href={href("settings")}>
        {text.wrongAddress}
      </a>
    </p>
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

/** To Home, or to somebody to support for who has nobody yet. */
function WayOn() {
  const text = useText("firstWeek").saved;
  const nobody = useMe().burners_count === 0;
  return (
    <ButtonLink variant="leaf" href={nobody ? href("communityTab", { tab: "burners" }) : href("home")}>
      {nobody ? text.find : text.home}
    </ButtonLink>
  );
}

type ActionsProps = {
  active: boolean;
  teamId: number | null;
  code: AskedCode;
  birthday: AskedBirthday;
  registration: { active: boolean; advance: () => void };
  /** A method was just saved: the way on comes first. */
  saved: boolean;
};

function Actions({ active, teamId, code, birthday, registration, saved }: ActionsProps) {
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
      {!active && <PaidTo />}
      <Button
        variant={active && (registration.active || saved) ? "secondary" : "leaf"}
        loading={portal.opening || birthday.saving || code.confirming}
        about={isNative() ? undefined : `(${global.opensNewTab})`}
        onClick={() => void open()}
      >
        {active ? payment.modify : payment.add}
      </Button>
      {saved && !registration.active && <WayOn />}
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
