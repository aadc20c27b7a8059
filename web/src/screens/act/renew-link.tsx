import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useRenewInviteKey } from "../../features/people/use-invite-key.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Renews the secret of the invite link, so that links shared before stop working (rule 35). */
export function RenewLink() {
  const text = useText("actPages");
  const account = useText("account");
  const global = useText("global");
  const toast = useToast();
  const renewing = useRenewInviteKey();
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    const answer = await renewing.mutateAsync();
    setAsking(false);
    if (answer.ok) return toast(text.renewed);
    return toast(
      answer.kind === "unreachable" ? account.unreachable : global.unexpectedError(answer.status),
      "error",
    );
  };
  return (
    <>
      <Button variant="ghost" icon={<RefreshCw size={20} aria-hidden />} onClick={() => setAsking(true)}>
        {text.renew}
      </Button>
      <Confirm
        open={asking}
        title={text.renewTitle}
        action={text.renew}
        cancel={text.keepLink}
        loading={renewing.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew()}
      >
        {text.renewHelp}
      </Confirm>
    </>
  );
}
