import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { ProofFields } from "../passkeys/proof-fields.tsx";
import { type GivenProof, usePasskeys } from "../passkeys/use-passkeys.ts";

type Proving = {
  password: string;
  type: (password: string) => void;
  proof: GivenProof | null;
  forget: () => void;
};

/** Re-authentication before an account changes or ends (rule 38). */
export function useProof(): Proving {
  const [password, setPassword] = useState("");
  const proof = password === "" ? null : { password };
  return { password, type: setPassword, proof, forget: () => setPassword("") };
}

type ProofFieldProps = {
  proof: Proving;
  label?: string;
  errors: Errors;
  /** Shows the error under the field. */
  refuse: (errors: Errors) => void;
  /** A passkey was used instead; it submits by itself. */
  onPasskey: (proof: GivenProof) => Promise<unknown>;
};
type Errors = Readonly<Record<string, string | undefined>>;

/** The field's name in the server's errors. */
export const PROOF_ERROR = "proof.password";

export function ProofField({ proof, label, errors, refuse, onPasskey }: ProofFieldProps) {
  const text = useText("security");
  const passkeys = useText("passkeys");
  const own = usePasskeys().data ?? [];
  return (
    <ProofFields
      label={label ?? text.yourPassword}
      hint={text.yourPasswordHelp}
      password={proof.password}
      onPassword={proof.type}
      error={errors[PROOF_ERROR]}
      onPasskey={own.length > 0 ? (given) => void onPasskey(given) : undefined}
      onStopped={() => refuse({ [PROOF_ERROR]: passkeys.notUsed })}
    />
  );
}
