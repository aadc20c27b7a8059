import * as api from "@kalivo/contract/api-paths.ts";
import { UserX } from "lucide-react";
import { useState } from "react";
import type { Backer } from "@kalivo/contract/shapes/person.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useRefusal } from "./use-refused.ts";

/** A burner refuses a donor, in two taps (rule 35). */
export function RefuseDonor({ backer }: { backer: Backer }) {
  const text = useText("pledges");
  const people = useText("people");
  const toast = useToast();
  const refusal = useRefusal(api.refuseDonor);
  const [asking, setAsking] = useState(false);
  const { owner_type: type, owner } = backer;
  const name = "name" in owner ? owner.name : `${owner.first_name} ${owner.last_name}`.trim();
  const refuse = async () => {
    const answer = await refusal.mutateAsync({ type, id: owner.id });
    setAsking(false);
    if (!answer.ok) return toast(people.supportFailed(answer.status), "error");
    return toast(text.refusedDone(name));
  };
  return (
    <>
      <IconButton label={text.refuse(name)} icon={<UserX aria-hidden />} onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title={text.refuseTitle(name)}
        action={text.refuseAction}
        cancel={text.keepDonor}
        loading={refusal.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void refuse()}
      >
        {text.refuseHelp}
      </Confirm>
    </>
  );
}
