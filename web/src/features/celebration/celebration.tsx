import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { wantLater } from "../../boot/loading/quiet-fetch.ts";
import { usePresence } from "../../ui/layers/use-layer.ts";
import { announce } from "../../ui/toast/toasts.tsx";

export type CelebrationProps = {
  open: boolean;
  workout: Workout;
  /** A sentence: who gives about how much to which organisations; empty without donors. */
  gives: string;
  /** The whole message for screen readers. */
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

/** Shown once after a workout was saved (design §9.2). The chunk loads while the form is filled in. */
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

/** The chunk failed to load: a toast says that the workout is saved. */
function SayOnly({ said, onClose }: CelebrationProps): ReactNode {
  useEffect(() => {
    announce(said);
    onClose();
  }, [said, onClose]);
  return null;
}
