import { useState } from "react";
import type { Person } from "@kalivo/contract/shapes/person.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useSavePledge } from "./use-save-pledge.ts";

type StopSupportProps = { person: Person; teamId: number | null; onStopped: () => void };

/** Stopping takes two taps, never more (rule 20). */
export function StopSupport({ person, teamId, onStopped }: StopSupportProps) {
  const profile = useText("profile");
  const people = useText("people");
  const dialog = profile.dialog;
  const toast = useToast();
  const save = useSavePledge();
  const [asking, setAsking] = useState(false);
  const stop = async () => {
    const answer = await save.mutateAsync({ burnerId: person.id, perCalorie: 0, teamId });
    setAsking(false);
    if (!answer.ok) return toast(people.supportFailed(answer.status), "error");
    toast(dialog.stopped(person.first_name));
    return onStopped();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {dialog.stop}
      </Button>
      <Confirm
        open={asking}
        title={dialog.stopTitle(person.first_name)}
        action={dialog.stop}
        cancel={dialog.keep}
        loading={save.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void stop()}
      >
        {dialog.stopHelp}
      </Confirm>
    </>
  );
}
