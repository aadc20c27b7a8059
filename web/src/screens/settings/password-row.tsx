import * as api from "@kalivo/contract/api-paths.ts";
import { PASSWORD_MIN_LENGTH } from "@kalivo/domain/limits.ts";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { NewPasswordField } from "../../features/account/new-password-field.tsx";
import { PROOF_ERROR, ProofField, useProof } from "../../features/account/proof-field.tsx";
import { Problem } from "../../features/account/problem.tsx";
import { useSend } from "../../features/account/use-send.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { ActionRow } from "../../ui/link-row.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** A new password: needs the old one, and ends all other sign-ins. */
export function PasswordRow() {
  const text = useText("security");
  const fields = useText("fields");
  const toast = useToast();
  const { send, busy, problem, errors, refuse, clear } = useSend();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const proof = useProof();
  const close = () => {
    setPassword("");
    proof.forget();
    clear();
    setOpen(false);
  };
  const save = async (given = proof.proof) => {
    if (given === null) return refuse({ [PROOF_ERROR]: text.passwordMissing });
    if (password.length < PASSWORD_MIN_LENGTH) return refuse({ new_password: fields.passwordShort });
    const data = { new_password: password, proof: given };
    const saved = await send(api.changePassword, data);
    if (saved === null) return;
    toast(saved);
    close();
  };
  return (
    <>
      <ActionRow icon={<KeyRound aria-hidden />} label={text.passwordRow} onClick={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={close}
        title={text.passwordRow}
        dirty={password !== ""}
        footer={
          <Button variant="leaf" loading={busy} onClick={() => void save()}>
            {text.savePassword}
          </Button>
        }
      >
        <Stack gap={20}>
          <Problem said={problem} />
          <ProofField
            proof={proof}
            label={text.oldPassword}
            errors={errors}
            refuse={refuse}
            onPasskey={save}
          />
          <NewPasswordField
            label={fields.newPassword}
            typed={password}
            value={password}
            error={errors["new_password"]}
            onChange={(event) => setPassword(event.target.value)}
          />
          <p>{text.passwordEnds}</p>
        </Stack>
      </Sheet>
    </>
  );
}
