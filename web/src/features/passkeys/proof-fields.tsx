import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { passkeysWork } from "./ask-device.ts";
import { askOwnKey, type GivenProof } from "./use-passkeys.ts";

type ProofFieldsProps = {
  label?: string | undefined;
  hint?: string;
  password: string;
  onPassword: (typed: string) => void;
  error?: string | undefined;
  /** Called with the passkey's answer; undefined when the person has no passkey. */
  onPasskey?: ((proof: GivenProof) => void) | undefined;
  onStopped: () => void;
};

/** Re-authentication by password or passkey. */
export function ProofFields({ onPassword, onPasskey, onStopped, ...field }: ProofFieldsProps) {
  const text = useText("passkeys");
  const [asking, setAsking] = useState(false);
  const ask = async (give: (proof: GivenProof) => void) => {
    setAsking(true);
    const passkey = await askOwnKey("proof");
    setAsking(false);
    if (passkey === null) onStopped();
    else give({ passkey });
  };
  return (
    <>
      <PasswordField
        kind="current"
        label={field.label ?? text.password}
        {...(field.hint !== undefined && { hint: field.hint })}
        required
        value={field.password}
        error={field.error}
        onChange={(event) => onPassword(event.target.value)}
      />
      {onPasskey !== undefined && passkeysWork() && (
        <Button
          type="button"
          variant="ghost"
          size="medium"
          loading={asking}
          icon={<KeyRound size={20} aria-hidden />}
          onClick={() => void ask(onPasskey)}
        >
          {text.usePasskey}
        </Button>
      )}
    </>
  );
}
