import { useMoreText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Person } from "@kalivo/contract/shapes/person.ts";
import { useMe } from "../../features/me/session.ts";
import { PeopleList } from "../../features/people/people-list.tsx";
import { useStats } from "../../features/people/use-people.ts";
import { SupportSheet } from "../../features/pledges/support-sheet.tsx";
import { usualMonth } from "../../features/pledges/usual-month.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useRegistration } from "../../features/registration/use-registration.ts";
import { Button } from "../../ui/button.tsx";

/** Registration's first pledge: pick somebody, set a rate, go on; or skip. */
export function FirstBurnerScreen() {
  const text = useMoreText().registration;
  const registration = useRegistration("burner");
  const me = useMe();
  const [picked, setPicked] = useState<Person | null>(null);
  const [open, setOpen] = useState(false);
  const backsSomebody = me.burners_count > 0;
  return (
    <StepPage
      title={text.burnerTitle}
      lead={text.burnerHelp}
      header={registration.header}
      footer={
        <Button variant={backsSomebody ? "leaf" : "secondary"} onClick={registration.advance}>
          {backsSomebody ? text.continue : text.skipForNow}
        </Button>
      }
    >
      <PeopleList
        list="burners"
        without={me.id}
        onPick={(person) => {
          setPicked(person);
          setOpen(true);
        }}
      />
      {picked !== null && (
        <Support
          key={picked.id}
          person={picked}
          open={open}
          onClose={() => setOpen(false)}
          onSaved={registration.advance}
        />
      )}
    </StepPage>
  );
}

type SupportProps = { person: Person; open: boolean; onClose: () => void; onSaved: () => void };

function Support({ person, open, onClose, onSaved }: SupportProps) {
  const stats = useStats("burner", person.id);
  return (
    <SupportSheet
      open={open}
      person={person}
      monthlyKcal={usualMonth(stats.data)}
      onClose={onClose}
      onNeedsPayment={onSaved}
      onSaved={onSaved}
    />
  );
}
