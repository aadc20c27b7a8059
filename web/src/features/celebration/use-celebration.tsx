import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { Celebration, preloadCelebration } from "./celebration.tsx";

type Moment = { workout: Workout; gives: string; said: string };

/**
 * Call `celebrate` once a workout is saved, and render `celebration`. `near`: a workout is about to be saved, so the chunk
 * is preloaded.
 */
export function useCelebration(near: boolean): {
  celebrate: (moment: Moment) => void;
  celebration: ReactNode;
} {
  const [moment, setMoment] = useState<(Moment & { open: boolean }) | null>(null);
  const close = useCallback(() => setMoment((shown) => shown && { ...shown, open: false }), []);
  useEffect(() => {
    if (near) preloadCelebration();
  }, [near]);
  return {
    celebrate: (now) => setMoment({ ...now, open: true }),
    celebration: moment !== null && <Celebration key={moment.workout.id} {...moment} onClose={close} />,
  };
}
