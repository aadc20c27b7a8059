import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { showDate } from "../../lib/format.ts";
import { href } from "../../paths.ts";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { useMe } from "../me/session.ts";
import { ShareLink } from "../people/quick-share.tsx";
import { WorkoutSheet } from "../workouts/workout-sheet.tsx";
import css from "./first-week.module.css";
import type { FirstStep, FirstStepId } from "./first-steps.ts";
import { whatWaits } from "./what-waits.ts";

/** The way to the first money: what is done, and the next step with its action. The celebration of a workout added here outlives its step. */
export function FirstWeekCard({ steps }: { steps: readonly FirstStep[] }) {
  const text = useText("firstWeek");
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done)?.id;
  const [adding, setAdding] = useState<boolean | null>(null);
  return (
    <Card roomy>
      <div className={css.head}>
        <Heading className={css.title}>{text.title}</Heading>
        <Ring share={done / steps.length} />
        <span className={css.progress}>{text.progress(done, steps.length)}</span>
      </div>
      <ol className={css.steps}>
        {steps.map((step, place) => (
          <Step key={step.id} {...step} place={place + 1} isNext={step.id === next}>
            <Way to={step.id} onAdd={() => setAdding(true)} />
          </Step>
        ))}
      </ol>
      {adding !== null && <WorkoutSheet open={adding} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const RADIUS = 9;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle className={css.track} cx="12" cy="12" r={RADIUS} />
      <circle
        className={css.filled}
        cx="12"
        cy="12"
        r={RADIUS}
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 12 12)"
      />
    </svg>
  );
}

type StepProps = FirstStep & { place: number; isNext: boolean; children: ReactNode };

/** Its help and action stand with the next step alone. */
function Step({ id, done, place, isNext, children }: StepProps) {
  const text = useText("firstWeek");
  const { name } = text.steps[id];
  const help = useHelp(id);
  return (
    <li className={css.step} aria-current={isNext ? "step" : undefined}>
      <span className={css.mark} data-done={done || undefined} aria-hidden="true">
        {done ? <Check size={16} /> : place}
      </span>
      <div className={css.said}>
        <p className={css.name} data-done={done || undefined} data-next={isNext || undefined}>
          {name}
          {done && <span className="visually-hidden"> ({text.done})</span>}
        </p>
        {isNext && <p className={css.help}>{help}</p>}
        {isNext && children}
      </div>
    </li>
  );
}

function useHelp(id: FirstStepId): string {
  const { steps, waits: text } = useText("firstWeek");
  const waits = whatWaits(useMe());
  if (id !== "effort" || waits === null) return steps[id].help;
  if (waits.why === "rests") return text.rests(waits.name, showDate(waits.day));
  if (waits.why === "all-rest") return text.allRest(showDate(waits.day));
  return waits.day === null ? text.paused : text.pausedUntil(showDate(waits.day));
}

/** Nothing is to be done for money that comes by itself. */
function Way({ to, onAdd }: { to: FirstStepId; onAdd: () => void }): ReactNode {
  const text = useText("firstWeek");
  const home = useText("home");
  const workouts = useText("workouts");
  const ways: Record<FirstStepId, ReactNode> = {
    organisations: (
      <ButtonLink variant="leaf" size="medium" href={href("userOrganisations")}>
        {home.chooseOrganisations}
      </ButtonLink>
    ),
    workout: (
      <>
        <Button variant="ember" size="medium" onClick={onAdd}>
          {workouts.add}
        </Button>
        <ButtonLink variant="ghost" size="medium" href={href("healthApp")}>
          {text.connect}
        </ButtonLink>
      </>
    ),
    donor: <ShareLink variant="leaf" />,
    burner: (
      <ButtonLink variant="leaf" size="medium" href={href("communityTab", { tab: "burners" })}>
        {home.findBurners}
      </ButtonLink>
    ),
    payment: (
      <ButtonLink variant="leaf" size="medium" href={href("stripe")}>
        {home.setUpPayment}
      </ButtonLink>
    ),
    raised: null,
    effort: null,
    given: null,
  };
  return ways[to] !== null && <div className={css.ways}>{ways[to]}</div>;
}
