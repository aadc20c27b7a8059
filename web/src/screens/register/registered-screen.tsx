import type { User } from "@kalivo/contract/shapes/user.ts";
import { href } from "../../paths.ts";
import type { ScreenProps } from "../../paths.ts";
import { GrowingMark } from "../../features/celebration/growing-mark.tsx";
import { useMe } from "../../features/me/session.ts";
import { BackerRow, backerKey, RelationRow } from "../../features/people/relation-row.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useSharedLink } from "../../features/registration/use-shared-link.ts";
import { codeIn, personIn, wantedIn } from "../../features/registration/wanted.ts";
import { nextStep, onlyGives, type Step as NextStep } from "../../features/me/next-step.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/card.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import css from "./registered-screen.module.css";

/** The end of the registration (design §5.9): who gives what for it to whom, and the next step. */
export function RegisteredScreen({ query }: ScreenProps<"registered">) {
  const text = useText("registration");
  const { first_name, backers_with_pivot, organisations, payment_info } = useMe();
  const burners = payment_info?.burners_with_pivot ?? [];
  return (
    <StepPage
      title={text.welcome(first_name)}
      top={
        <div className={css.top}>
          <Wordmark size={28} />
        </div>
      }
      footer={<Next wanted={wantedIn(query)} />}
    >
      <div className={css.mark}>
        <GrowingMark />
      </div>
      {backers_with_pivot.length > 0 && (
        <Section title={text.theyGive}>
          <ul>
            {backers_with_pivot.map((backer) => (
              <BackerRow key={backerKey(backer)} backer={backer} />
            ))}
          </ul>
        </Section>
      )}
      {organisations.length > 0 && (
        <Section title={text.itHelps}>
          <p>{organisations.map(({ name }) => name).join(", ")}</p>
        </Section>
      )}
      {burners.length > 0 && (
        <Section title={text.youGive}>
          <ul>
            {burners.map(({ pivot, ...burner }) => (
              <RelationRow key={burner.id} person={{ ...burner, pivot }} given={pivot} mine />
            ))}
          </ul>
        </Section>
      )}
      {organisations.length > 0 && backers_with_pivot.length === 0 && <p>{text.noDonorsYet}</p>}
    </StepPage>
  );
}

/** The next step: the page of the followed link, else a workout or a burner to support. */
function Next({ wanted }: { wanted: string | null }) {
  const account = useText("account");
  const community = useText("community");
  const me = useMe();
  const link = useWantedLink(wanted);
  const home = (
    <ButtonLink variant="ghost" href={href("home")}>
      {account.backHome}
    </ButtonLink>
  );
  const step = stepAtTheEnd(me);
  // A pledge without a payment method has no effect: that comes first, with the followed link beside it.
  const unpaid = step === "payment";
  if (link !== null) {
    return (
      <>
        {unpaid && <Step step={step} />}
        <ButtonLink variant={unpaid ? "secondary" : "leaf"} href={link.to}>
          {link.label}
        </ButtonLink>
        {home}
      </>
    );
  }
  return (
    <>
      {step !== null && <Step step={step} />}
      {unpaid && !onlyGives(me) && nextStep(me) === "workout" && <Step step="workout" />}
      {step === "workout" && me.backers_count === 0 && (
        <ButtonLink href={href("act")}>{community.invite}</ButtonLink>
      )}
      {home}
    </>
  );
}

/** Pledges count once there is a payment method; a person who neither burns nor gives is offered burners to support. */
function stepAtTheEnd(me: User): NextStep | "payment" | null {
  if (me.burners_count > 0 && me.payment_info?.is_active !== true) return "payment";
  if (me.organisations.length > 0 || me.backers_count > 0) return nextStep(me);
  return me.burners_count === 0 ? "burner" : null;
}

function Step({ step }: { step: NextStep | "payment" }) {
  const payment = useText("payment");
  const home = useText("home");
  const registration = useText("registration");
  const community = useText("community");
  const ways = {
    payment: { to: href("stripe"), label: payment.add },
    organisations: { to: href("userOrganisations"), label: home.chooseOrganisations },
    workout: { to: `${href("workouts")}?add`, label: registration.firstWorkout },
    donors: { to: href("act"), label: community.invite },
    burner: { to: href("communityTab", { tab: "burners" }), label: home.findBurners },
  };
  const { to, label } = ways[step];
  return (
    <ButtonLink variant={step === "workout" ? "ember" : "leaf"} href={to}>
      {label}
    </ButtonLink>
  );
}

/** A code was applied with the registration; any other link leads to a page, unless its burner is already supported. */
function useWantedLink(wanted: string | null): { to: string; label: string } | null {
  const text = useText("registration");
  const { payment_info } = useMe();
  const page = codeIn(wanted) === null ? wanted : null;
  const person = personIn(page);
  const supported = payment_info?.burners_with_pivot.some(({ id }) => String(id) === person?.id) === true;
  const profile = page?.replace(/\/back\b/, "") ?? null;
  const read = useSharedLink(profile);
  const gone = read?.gone === true && (person?.key ?? null) === null;
  if (page === null || profile === null || gone) return null;
  const name = read?.link?.name ?? null;
  return { to: supported ? profile : page, label: name === null ? text.goOn : text.goTo(name) };
}
