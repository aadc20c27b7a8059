import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { useText } from "../../lib/text.tsx";
import { ShareButton } from "./share-button.tsx";

/** Nothing for a workout that counts no calories. */
export function ShareWorkout({ workout }: { workout: Workout }) {
  const text = useText("delight").share;
  if (workout.kcal === 0) return null;
  return <ShareButton moment={{ kind: "workout", workout }}>{text.workout}</ShareButton>;
}
