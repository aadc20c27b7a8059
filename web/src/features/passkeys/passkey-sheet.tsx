import { type FormEvent, useId, useState } from "react";
import type { Passkey } from "@kalivo/contract/shapes/passkey.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { ProofSheet } from "./proof-sheet.tsx";
import { usePasskeyActions } from "./use-passkeys.ts";

const MAX_NAME_LENGTH = 60;

/** Renames or deletes one passkey. */
export function PasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const text = useText("passkeys");
  const toast = useToast();
  const actions = usePasskeyActions();
  const [removing, setRemoving] = useState(false);
  if (!removing)
    return <RenameSheet passkey={passkey} onClose={onClose} onRemove={() => setRemoving(true)} />;
  return (
    <ProofSheet
      open
      onClose={onClose}
      title={text.removeTitle(passkey.name)}
      action={text.remove}
      variant="danger"
      passkey
      stopped={text.notUsed}
      onProof={async (proof) => {
        const outcome = await actions.remove(passkey.id, proof);
        if (outcome.ok) toast(text.removed);
        return outcome;
      }}
    >
      <p>{text.removeHelp}</p>
    </ProofSheet>
  );
}

type RenameProps = { passkey: Passkey; onClose: () => void; onRemove: () => void };

function RenameSheet({ passkey, onClose, onRemove }: RenameProps) {
  const text = useText("passkeys");
  const account = useText("account");
  const form = useId();
  const toast = useToast();
  const actions = usePasskeyActions();
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = async () => {
    const answer = await actions.rename(passkey.id, name.trim());
    if (!answer.ok) return setProblem(answer.data.message ?? account.unreachable);
    toast(text.renamed);
    return onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={passkey.name}
      footer={
        <Button variant="leaf" type="submit" form={form}>
          {text.save}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void rename();
        }}
      >
        <Stack gap={20}>
          {problem !== null && (
            <Banner kind="error" live>
              {problem}
            </Banner>
          )}
          <TextField
            label={text.name}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            required
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="button" variant="danger" size="medium" onClick={onRemove}>
            {text.remove}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
