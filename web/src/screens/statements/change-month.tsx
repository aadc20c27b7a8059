import { useText } from "../../lib/text.tsx";
import { Check, Pencil } from "lucide-react";
import { useState } from "react";
import { useChangeStatement } from "../../features/statements/use-statements.ts";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

type ChangeMonthProps = {
  id: string;
  /** A failed charge: single lines cannot be changed, but the whole month can be cancelled. */
  onlyWhole: boolean;
  changing: boolean;
  onChanging: (changing: boolean) => void;
};

/** Before the charge a month can be changed: an edit mode to lower or drop lines, or cancel all. */
export function ChangeMonth({ id, onlyWhole, changing, onChanging }: ChangeMonthProps) {
  const text = useText("statements");
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
    <Stack>
      {!onlyWhole && (
        <Button
          icon={changing ? <Check size={20} aria-hidden /> : <Pencil size={20} aria-hidden />}
          aria-expanded={changing}
          onClick={() => onChanging(!changing)}
        >
          {changing ? text.changeDone : text.change}
        </Button>
      )}
      {(changing || onlyWhole) && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {text.cancelMonth}
        </Button>
      )}
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
    </Stack>
  );
}
