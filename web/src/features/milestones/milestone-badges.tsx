import { Leaf } from "lucide-react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { type Milestone, MILESTONE_KCAL, MILESTONE_RAISED_CENTS } from "@kalivo/domain/people/milestones.ts";
import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import css from "./milestone-badges.module.css";

/** The milestones a person reached; the server leaves out hidden ones. */
export function MilestoneBadges({ milestones }: Pick<Profile, "milestones">) {
  const text = useText("delight").milestones;
  if (milestones.length === 0) return null;
  const words: Record<Milestone, string> = {
    first_workout: text.firstWorkout,
    first_donor: text.firstDonor,
    kcal_10000: text.kcal(showWhole(MILESTONE_KCAL)),
    raised_100: text.raised(showWhole(MILESTONE_RAISED_CENTS / 100)),
  };
  return (
    <ul className={css.badges} aria-label={text.title}>
      {milestones.map((milestone) => (
        <li key={milestone}>
          <Badge tone="leaf" icon={<Leaf size={14} aria-hidden />}>
            {words[milestone]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
