import { EyeOff } from "lucide-react";
import { Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { useText } from "../../lib/text.tsx";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { isMissing, Loaded } from "../../ui/states/loaded.tsx";
import { FigureSkeleton } from "../../ui/states/skeleton.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./rhythm-card.module.css";
import { Week } from "./rhythm-dots.tsx";
import { showRhythm, useRhythmShown } from "./rhythm-shown.ts";
import { useRhythm } from "./use-rhythm.ts";

const GoalLine = lazyPart(async () => (await import("../activity/goal-line.tsx")).GoalLine);

/** The week on Overview, unless hidden by the person. Left out when it fails to load and was not seen before. */
export function RhythmCard() {
  const text = useText("delight").rhythm;
  const toast = useToast();
  const shown = useRhythmShown();
  const rhythm = useRhythm();
  if (!shown || isMissing(rhythm)) return null;
  const hide = () => {
    showRhythm(false);
    toast(text.hidden);
  };
  return (
    <Loaded query={rhythm} skeleton={<FigureSkeleton height={HEIGHT} />}>
      {(found) => (
        <Card roomy>
          <div className={css.card}>
            <Week rhythm={found} titled />
            <IconButton label={text.hide} icon={<EyeOff size={20} aria-hidden />} onClick={hide} />
            {found.goal_in_kcal !== null && (
              <div className={css.goal}>
                <Suspense fallback={null}>
                  <GoalLine kcal={found.kcal} goal={found.goal_in_kcal} />
                </Suspense>
              </div>
            )}
          </div>
        </Card>
      )}
    </Loaded>
  );
}

/** The card's height in px. */
const HEIGHT = 124;
