import type { Proof } from "@kalivo/contract/shapes/proof.ts";
import { useState } from "react";
import { useMoreText } from "../../lib/text.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

/** What shows that it is the person themself: asked before an account changes or ends (rule 38). */
export function useProof() {
  const [password, setPassword] = useState("");
  const proof: Proof | null = password === "" ? null : { password };
  return { password, type: setPassword, proof, forget: () => setPassword("") };
}

type ProofFieldProps = { proof: ReturnType<typeof useProof>; label?: string; error: string | undefined };

/** The field's name in the answers of the server. */
export const PROOF_ERROR = "proof.password";

export function ProofField({ proof, label, error }: ProofFieldProps) {
  const text = useMoreText().security;
  return (
    <PasswordField
      kind="current"
      label={label ?? text.yourPassword}
      hint={text.yourPasswordHelp}
      required
      value={proof.password}
      error={error}
      onChange={(event) => proof.type(event.target.value)}
    />
  );
}
