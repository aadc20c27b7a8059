import * as api from "@kalivo/contract/api-paths.ts";
import { useState } from "react";
import { useAskedCode } from "../../features/account/use-asked-code.ts";
import { CodeField } from "../../features/account/code-field.tsx";
import { PROOF_ERROR, ProofField, useProof } from "../../features/account/proof-field.tsx";
import { Problem } from "../../features/account/problem.tsx";
import { useSend } from "../../features/account/use-send.ts";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** The address and its state. It has a form of its own: a change needs the password and a code sent to the new address. */
export function EmailField() {
  const text = useText("security");
  const fields = useText("fields");
  const { email, email_confirmed, email_waiting } = useMe();
  const [open, setOpen] = useState<"change" | "confirm" | null>(null);
  const state = email_confirmed ? text.emailConfirmed : text.emailUnconfirmed;
  const waits = email_waiting !== null || !email_confirmed;
  return (
    <>
      <TextField
        label={fields.email}
        type="email"
        value={email}
        readOnly
        hint={email_waiting === null ? state : text.emailWaiting(email_waiting)}
      />
      <ButtonRow>
        {waits && (
          <Button size="medium" variant="leaf" onClick={() => setOpen("confirm")}>
            {text.confirmEmail}
          </Button>
        )}
        <Button size="medium" onClick={() => setOpen("change")}>
          {text.changeEmail}
        </Button>
      </ButtonRow>
      <ChangeSheet open={open === "change"} onClose={() => setOpen(null)} onSent={() => setOpen("confirm")} />
      <ConfirmSheet open={open === "confirm"} waits={waits} onClose={() => setOpen(null)} />
    </>
  );
}

type ChangeSheetProps = { open: boolean; onClose: () => void; onSent: () => void };

function ChangeSheet({ open, onClose, onSent }: ChangeSheetProps) {
  const text = useText("security");
  const fields = useText("fields");
  const session = useSessionActions();
  const { send, busy, problem, errors, refuse, clear } = useSend();
  const [email, setEmail] = useState("");
  const proof = useProof();
  const forget = () => {
    setEmail("");
    proof.forget();
    clear();
  };
  const change = async (given = proof.proof) => {
    if (email.trim() === "") return refuse({ email: fields.missing });
    if (given === null) return refuse({ [PROOF_ERROR]: text.passwordMissing });
    if ((await send(api.changeAddress, { email: email.trim(), proof: given })) === null) return;
    await session.refresh();
    forget();
    onSent();
  };
  return (
    <Sheet
      open={open}
      onClose={() => {
        forget();
        onClose();
      }}
      title={text.changeEmail}
      dirty={email !== ""}
      footer={
        <Button variant="leaf" loading={busy} onClick={() => void change()}>
          {text.sendCode}
        </Button>
      }
    >
      <Stack gap={20}>
        <Problem said={problem} />
        <TextField
          label={text.newEmail}
          hint={text.newEmailHelp}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          required
          value={email}
          error={errors["email"]}
          onChange={(event) => setEmail(event.target.value)}
        />
        <ProofField proof={proof} errors={errors} refuse={refuse} onPasskey={change} />
      </Stack>
    </Sheet>
  );
}

function ConfirmSheet({ open, waits, onClose }: { open: boolean; waits: boolean; onClose: () => void }) {
  const text = useText("security");
  const toast = useToast();
  const asked = useAskedCode(waits);
  const confirm = async () => {
    if (!(await asked.confirm())) return;
    toast(text.emailDone);
    asked.type("");
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.emailTitle}
      footer={
        <Button variant="leaf" loading={asked.confirming} onClick={() => void confirm()}>
          {text.confirmCode}
        </Button>
      }
    >
      <Stack gap={16}>
        <CodeField asked={asked} />
      </Stack>
    </Sheet>
  );
}
