import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Person } from "@kalivo/contract/shapes/person.ts";
import { useMe } from "../../features/me/session.ts";
import { PeopleList } from "../../features/people/people-list.tsx";
import { PersonCard } from "../../features/people/person-card.tsx";
import { useProfile, useStats } from "../../features/people/use-people.ts";
import { personIn } from "../../features/registration/wanted.ts";
import { SupportSheet } from "../../features/pledges/support-sheet.tsx";
import { usualMonth } from "../../features/pledges/usual-month.ts";
import { useTeam } from "../../features/teams/use-teams.ts";
import { Grid, Section } from "../../ui/card.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { Button } from "../../ui/button.tsx";

/** The first pledge: pick a burner, set a rate, continue; or skip. */
export function FirstBurnerScreen() {
  const text = useText("registration");
  const registration = useRegistration("burner");
  const me = useMe();
  const [picked, setPicked] = useState<Person | null>(null);
  const [open, setOpen] = useState(false);
  const backsSomebody = me.burners_count > 0;
  const inviter = personIn(registration.wanted);
  const pick = (person: Person) => {
    setPicked(person);
    setOpen(true);
  };
  const mates = useTeamMates(inviter === null ? [me.id] : [me.id, Number(inviter.id)]);
  return (
    <StepPage
      title={text.burnerTitle}
      lead={text.burnerHelp}
      header={registration.header}
      footer={
        <Button
          variant={backsSomebody ? "leaf" : "ghost"}
          loading={registration.leaving}
          onClick={registration.advance}
        >
          {backsSomebody ? text.continue : text.skipForNow}
        </Button>
      }
    >
      {inviter !== null && <Inviter id={inviter.id} inviteKey={inviter.key} onPick={pick} />}
      {mates.shown.length > 0 && (
        <Section title={mates.team}>
          <Grid>
            {mates.shown.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} onPick={() => pick(person)} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <PeopleList
        list="burners"
        without={[...mates.without, ...mates.shown.map(({ id }) => id)]}
        onPick={pick}
      />
      {picked !== null && (
        <Support
          key={picked.id}
          person={picked}
          inviteKey={String(picked.id) === inviter?.id ? inviter.key : null}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={registration.advance}
        />
      )}
    </StepPage>
  );
}

/** The number of team mates listed before everybody else. */
const MOST_MATES = 10;

/** Team mates with organisations, listed first for a person who joined by a team's link. */
function useTeamMates(without: readonly number[]) {
  const [own] = useMe().teams;
  const { data } = useTeam(own?.id ?? null);
  const shown = (data?.users ?? [])
    .filter(({ id, organisations }) => !without.includes(id) && organisations?.length !== 0)
    .slice(0, MOST_MATES)
    .map((mate): Person => ({ ...mate, pivot: mate.pledge }));
  return { team: own?.name ?? "", shown, without };
}

type SupportProps = {
  person: Person;
  inviteKey: string | null;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
};

function Support({ person, inviteKey, open, onClose, onSaved }: SupportProps) {
  const stats = useStats("burner", person.id, inviteKey);
  return (
    <SupportSheet
      open={open}
      person={person}
      inviteKey={inviteKey}
      monthlyKcal={usualMonth(stats.data)}
      onClose={onClose}
      onNeedsPayment={onSaved}
      onSaved={onSaved}
    />
  );
}

type InviterProps = { id: string; inviteKey: string | null; onPick: (person: Person) => void };

/** The inviter comes first, with name and organisations from the server. */
function Inviter({ id, inviteKey, onPick }: InviterProps) {
  const { data: inviter } = useProfile(id, inviteKey);
  return inviter === undefined ? null : <PersonCard person={inviter} onPick={() => onPick(inviter)} />;
}
