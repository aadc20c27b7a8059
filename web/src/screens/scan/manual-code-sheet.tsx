import { useText } from "../../lib/text.tsx";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";

type ManualCodeSheetProps = { open: boolean; onClose: () => void; onCode: (code: string) => void };

/** A code typed by hand, alone or within its link. */
export function ManualCodeSheet({ open, onClose, onCode }: ManualCodeSheetProps) {
  const text = useText("codes");
  const form = useId();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return setMissing(true);
    return onCode(typed);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.addManually}
      footer={
        <Button variant="leaf" type="submit" form={form}>
          {text.validate}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={text.field}
          required
          mono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={typed}
          error={missing ? text.none : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}
