import { useMoreText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Statement } from "@kalivo/contract/shapes/statement.ts";
import { useChangeStatement } from "../../features/statements/use-statements.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** The whole month can be cancelled until it is collected. */
export function ChangeMonth({ id, month }: { id: string; month: Statement }) {
  const text = useMoreText().statements;
  const toast = useToast();
  const change = useChangeStatement(id);
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    const answer = await change.mutateAsync({ action: "cancel" });
    setAsking(false);
    if (answer.ok) toast(text.doneCancelled);
    else toast(answer.data.message ?? text.failed(answer.status), "error");
  };
  return (
    <Section title={text.change}>
      <Button onClick={() => setAsking(true)} disabled={!month.can_change}>
        {text.cancelMonth}
      </Button>
      <Confirm
        open={asking}
        title={text.cancelTitle}
        action={text.cancelMonth}
        cancel={text.keep}
        loading={change.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {text.cancelHelp}
      </Confirm>
    </Section>
  );
}
