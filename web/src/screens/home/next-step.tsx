import { type ReactNode, useState } from "react";
import { href } from "../../paths.ts";
import { ShareLink } from "../../features/people/quick-share.tsx";
import { WorkoutSheet } from "../../features/workouts/workout-sheet.tsx";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import css from "./home-screen.module.css";
import type { Step } from "../../features/me/next-step.ts";

/** The suggested next step with its link. The celebration of a workout added here outlives the step. */
export function NextStep({ step }: { step: Step | null }) {
  const [adding, setAdding] = useState<boolean | null>(null);
  return (
    <>
      {step !== null && <StepCard step={step} onAdd={() => setAdding(true)} />}
      {adding !== null && <WorkoutSheet open={adding} onClose={() => setAdding(false)} />}
    </>
  );
}

type StepProps = { step: Step; onAdd: () => void };

function StepCard({ step, onAdd }: StepProps) {
  const text = useText("home");
  const said = {
    organisations: text.noOrganisations,
    workout: text.noWorkouts,
    donors: text.noDonors,
    burner: text.noBurners,
  };
  return (
    <Card tone={step === "burner" || step === "donors" ? "leaf" : "ember"} roomy>
      <div className={css.nobody}>
        <p className={css.none}>{said[step]}</p>
        <Way step={step} onAdd={onAdd} />
      </div>
    </Card>
  );
}

function Way({ step, onAdd }: StepProps): ReactNode {
  const text = useText("home");
  const workouts = useText("workouts");
  const ways = {
    organisations: <ButtonLink href={href("userOrganisations")}>{text.chooseOrganisations}</ButtonLink>,
    workout: (
      <Button variant="ember" onClick={onAdd}>
        {workouts.add}
      </Button>
    ),
    donors: <ShareLink />,
    burner: (
      <ButtonLink variant="leaf" href={href("communityTab", { tab: "burners" })}>
        {text.findBurners}
      </ButtonLink>
    ),
  };
  return ways[step];
}
