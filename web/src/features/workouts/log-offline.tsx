import { useEffect, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { ownerOfDevice } from "../offline/owner.ts";
import css from "./waiting-workouts.module.css";
import { WaitingWorkouts } from "./waiting-workouts.tsx";
import { WorkoutSheet } from "./workout-sheet.tsx";

/** For the offline screen: the workout is queued for the person signed in on this device. */
export function LogOffline() {
  const text = useText("global");
  const [owner, setOwner] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    ownerOfDevice().then(setOwner, () => undefined);
  }, []);
  if (owner === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.logWorkoutOffline}</Button>
      <div className={css.waiting}>
        <WaitingWorkouts userId={owner} />
      </div>
      <WorkoutSheet open={open} keepFor={owner} onClose={() => setOpen(false)} />
    </>
  );
}
