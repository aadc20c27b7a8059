import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { wantLater } from "../../boot/loading/quiet-fetch.ts";
import { usePresence } from "../../ui/layers/use-layer.ts";
import { announce } from "../../ui/toast/toasts.tsx";

export type CelebrationProps = {
  open: boolean;
  workout: Workout;
  /** Who gives about what for it to whom, in a sentence; empty: nobody. */
  gives: string;
  /** All of it, said once. */
  said: string;
  onClose: () => void;
};

const loadPanel = () => import("./celebration-panel.tsx");
wantLater(loadPanel);
const Panel = lazy(() =>
  loadPanel().then(
    ({ CelebrationPanel }) => ({ default: CelebrationPanel }),
    () => ({ default: SayOnly }),
  ),
);

/** After a workout was saved, once (design §9.2). Its code comes while somebody fills the form. */
export function Celebration(props: CelebrationProps) {
  const present = usePresence(props.open);
  if (!present) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

export const preloadCelebration = () => void loadPanel().catch(() => undefined);

/** Its code did not come: the workout is saved all the same, and that is said. */
function SayOnly({ said, onClose }: CelebrationProps): ReactNode {
  useEffect(() => {
    announce(said);
    onClose();
  }, [said, onClose]);
  return null;
}
