import { Confirm } from "./confirm.tsx";
import { useText } from "../../lib/text.tsx";

type DiscardQuestionProps = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved input is lost: closing a sheet, leaving a form. */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  const text = useText("global");
  return (
    <Confirm
      open={open}
      title={text.discardTitle}
      action={text.discard}
      cancel={text.keepEditing}
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {text.discardHelp}
    </Confirm>
  );
}
