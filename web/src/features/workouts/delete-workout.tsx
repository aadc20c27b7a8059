import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useDeleteWorkout } from "./use-workouts.ts";

/** Delete with a confirmation: two taps. */
export function DeleteWorkout({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const text = useText("workoutForm");
  const toast = useToast();
  const remove = useDeleteWorkout();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const answer = await remove.mutateAsync(id);
    setAsking(false);
    if (!answer.ok) return toast(text.failed(answer.status), "error");
    toast(text.deleted);
    return onDeleted();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Confirm
        open={asking}
        title={text.removeTitle}
        action={text.remove}
        cancel={text.keep}
        loading={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {text.removeHelp}
      </Confirm>
    </>
  );
}
