import { Flame, Leaf } from "lucide-react";
import type { Profile } from "@kalivo/contract/shapes/person.ts";
import { type Milestone, MILESTONE_KCAL, MILESTONE_RAISED_CENTS } from "@kalivo/domain/people/milestones.ts";
import { showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import css from "./milestone-badges.module.css";

/** Of effort and of money (design §3). */
const ICONS = { ember: <Flame size={14} aria-hidden />, leaf: <Leaf size={14} aria-hidden /> } as const;

/** The milestones a person reached; the server leaves out hidden ones. */
export function MilestoneBadges({ milestones }: Pick<Profile, "milestones">) {
  const text = useText("delight").milestones;
  if (milestones.length === 0) return null;
  const shown: Record<Milestone, { words: string; of: keyof typeof ICONS }> = {
    first_workout: { words: text.firstWorkout, of: "ember" },
    first_donor: { words: text.firstDonor, of: "leaf" },
    kcal_10000: { words: text.kcal(showWhole(MILESTONE_KCAL)), of: "ember" },
    raised_100: { words: text.raised(showWhole(MILESTONE_RAISED_CENTS / 100)), of: "leaf" },
  };
  return (
    <ul className={css.badges} aria-label={text.title}>
      {milestones.map((milestone) => {
        const { words, of } = shown[milestone];
        return (
          <li key={milestone}>
            <Badge tone={of} icon={ICONS[of]}>
              {words}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
