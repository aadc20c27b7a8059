import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Answer } from "../../lib/answer.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { ProofFields } from "./proof-fields.tsx";
import type { GivenProof, Outcome } from "./use-passkeys.ts";

type ProofSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  action: string;
  variant?: ButtonVariant;
  /** A passkey may be used instead of the password. */
  passkey: boolean;
  /** The message when the device cancelled. */
  stopped: string;
  /** Runs the action; the sheet closes when it succeeds. */
  onProof: (proof: GivenProof) => Promise<Outcome<unknown>>;
  children: ReactNode;
};

/** A sheet that re-authenticates before an action. */
export function ProofSheet({ open, onClose, title, action, variant = "leaf", ...props }: ProofSheetProps) {
  const id = useId();
  const proving = useProving(props, onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button variant={variant} type="submit" form={id} loading={proving.busy}>
          {action}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          proving.submit();
        }}
      >
        <Stack gap={20}>
          {proving.problem !== null && (
            <Banner kind="error" live>
              {proving.problem}
            </Banner>
          )}
          {props.children}
          <ProofFields
            password={proving.password}
            onPassword={proving.type}
            error={proving.wrong}
            onPasskey={props.passkey ? proving.give : undefined}
            onStopped={proving.stop}
          />
        </Stack>
      </form>
    </Sheet>
  );
}

function useProving({ onProof, stopped }: Pick<ProofSheetProps, "onProof" | "stopped">, onDone: () => void) {
  const fields = useText("fields");
  const account = useText("account");
  useText("passkeys"); // suspends here, so that the sheet opens with its words
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = ({ data }: Exclude<Answer<unknown>, { ok: true }>) => {
    const field = data.errors?.["proof.password"]?.join(" ");
    if (field === undefined) setProblem(data.message ?? account.unreachable);
    else setWrong(field);
  };
  const give = (proof: GivenProof) => {
    setProblem(null);
    setBusy(true);
    void onProof(proof).then((outcome) => {
      setBusy(false);
      if (outcome === "stopped") return setProblem(stopped);
      return outcome.ok ? onDone() : refuse(outcome);
    });
  };
  return {
    password,
    busy,
    wrong,
    problem,
    give,
    stop: () => setProblem(stopped),
    type: (typed: string) => {
      setPassword(typed);
      setWrong(undefined);
    },
    submit: () => {
      if (busy) return;
      if (password === "") setWrong(fields.missing);
      else give({ password });
    },
  };
}
