import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { href } from "../../paths.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { onlyGives } from "../../features/me/next-step.ts";
import { RhythmCard } from "../../features/rhythm/rhythm-card.tsx";
import { useMe } from "../../features/me/session.ts";
import { OrganisationLogos } from "../../features/organisations/organisation-logos.tsx";
import { ShareLink } from "../../features/people/quick-share.tsx";
import { RefuseDonor } from "../../features/pledges/refuse-donor.tsx";
import { BackerRow, backerKey } from "../../features/people/relation-row.tsx";
import { WaitingWorkouts } from "../../features/workouts/waiting-workouts.tsx";
import { WorkoutRow } from "../../features/workouts/workout-row.tsx";
import { WorkoutSheet } from "../../features/workouts/workout-sheet.tsx";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { BurningInsight } from "./insights.tsx";
import { ShowAllList } from "./show-all-list.tsx";
import { SectionLink } from "./section-link.tsx";
import { MyTeams } from "./my-teams.tsx";
import css from "./home-screen.module.css";

const Rest = lazyPart(async () => (await import("../../features/days/rest.tsx")).Rest);

/**
 * Latest workouts with the button to log one, donors, chosen organisations. `beside`: in a wide window, with the figures that
 * stand in the overview on a phone.
 */
export function BurnPane({ beside = false }: { beside?: boolean }) {
  const text = useText("home");
  const me = useMe();
  return (
    <div className={css.pane}>
      {me.organisations.length === 0 && <HowBurning />}
      <LatestWorkouts />
      <Suspense fallback={<Waiting />}>
        <Rest until={me.resting_until} />
      </Suspense>
      <MyTeams />
      <Section id="donors" title={text.donors}>
        <ShowAllList
          none={text.noDonors}
          action={<ShareLink />}
          rows={me.backers_with_pivot.map((backer) => (
            <BackerRow key={backerKey(backer)} backer={backer} action={<RefuseDonor backer={backer} />} />
          ))}
        />
      </Section>
      {me.organisations.length > 0 && (
        <Section
          title={text.organisations}
          action={<SectionLink href={href("userOrganisations")}>{text.edit}</SectionLink>}
        >
          <OrganisationLogos organisations={me.organisations} />
        </Section>
      )}
      {beside && <BurningInsight />}
      {beside && !onlyGives(me) && <RhythmCard />}
    </div>
  );
}

function LatestWorkouts() {
  const workoutsText = useText("workouts");
  const home = useText("home");
  const { id, workouts } = useMe();
  const [sheet, setSheet] = useState<{ open: boolean; workout?: Workout }>({ open: false });
  return (
    <Section
      title={workoutsText.title}
      action={<SectionLink href={href("workouts")}>{home.seeAll}</SectionLink>}
    >
      <WaitingWorkouts userId={id} />
      {workouts.length > 0 && (
        <Card>
          <ul className={css.rows}>
            {workouts.map((workout) => (
              <WorkoutRow
                key={workout.id}
                workout={workout}
                onOpen={() => setSheet({ open: true, workout })}
              />
            ))}
          </ul>
        </Card>
      )}
      <Button variant="ember" icon={<Plus size={22} aria-hidden />} onClick={() => setSheet({ open: true })}>
        {workoutsText.add}
      </Button>
      <WorkoutSheet
        key={sheet.workout?.id ?? "new"}
        open={sheet.open}
        workout={sheet.workout}
        onClose={() => setSheet((shown) => ({ ...shown, open: false }))}
      />
    </Section>
  );
}

function HowBurning() {
  const text = useText("home");
  return (
    <Section title={text.howBurningWorks}>
      <Card roomy>
        <div className={css.how}>
          <Numbered steps={text.burningSteps} />
          <ButtonLink href={href("userOrganisations")}>{text.chooseOrganisations}</ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
