import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { href } from "../../paths.ts";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useMe } from "../../features/me/session.ts";
import type { Done } from "./use-code-flow.ts";
import css from "./scan-screen.module.css";

/** The effects of the code, one sentence each. */
export function Applied({ done, offer, onAgain }: Done & { onAgain: () => void }) {
  const text = useText("codes");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card tone="leaf" roomy>
      <div className={css.applied}>
        <CircleCheck className={css.check} size={40} aria-hidden />
        <h2 ref={title} tabIndex={-1} className={css.title}>
          {text.doneTitle}
        </h2>
        <ul className={css.done}>
          {done.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Next offer={offer} />
        <Button onClick={onAgain}>{text.again}</Button>
      </div>
    </Card>
  );
}

/** The next step: a donor's money needs organisations; a team has a page. */
function Next({ offer }: Pick<Done, "offer">) {
  const home = useText("home");
  const codes = useText("codes");
  const account = useText("account");
  const { organisations, teams } = useMe();
  const { owner, owner_type, rate_in_cents_per_kcal: rate } = offer;
  const joined = owner_type === "team" && teams.some(({ id }) => id === owner.id);
  if (rate > 0 && organisations.length === 0) {
    return (
      <>
        <p>{home.noOrganisations}</p>
        <ButtonLink variant="leaf" href={href("userOrganisations")}>
          {home.chooseOrganisations}
        </ButtonLink>
      </>
    );
  }
  return joined ? (
    <ButtonLink variant="leaf" href={href("team", { id: owner.id })}>
      {codes.toTheTeam(owner.name)}
    </ButtonLink>
  ) : (
    <ButtonLink variant="leaf" href={href("home", {}, rate > 0 ? { list: "donors" } : {})}>
      {rate > 0 ? codes.seeDonors : account.backHome}
    </ButtonLink>
  );
}
