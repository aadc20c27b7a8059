import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { SecondFactor } from "@kalivo/contract/routes/own/auth/second-factor.ts";
import { passkeysWork } from "#web/features/passkeys/ask-device.ts";
import { askOwnKey } from "#web/features/passkeys/use-passkeys.ts";
import type { Answer } from "#web/lib/answer.ts";
import { useText } from "#web/lib/text.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useProblem } from "../use-problem.ts";
import { useFactorActions } from "./use-second-factor.ts";

/** A passkey, a TOTP code, or a recovery code. */
export function ShowFactor({ stand, titled }: { stand: SecondFactor; titled: boolean }) {
  const text = useText("admin").secondFactor;
  const ways = <Ways stand={stand} />;
  if (titled) return ways;
  return (
    <Section title={text.showTitle}>
      <Card roomy>{ways}</Card>
    </Section>
  );
}

function Ways({ stand }: { stand: SecondFactor }) {
  const text = useText("admin").secondFactor;
  const showing = useShowing();
  return (
    <Stack gap={20}>
      <p>{text.showHelp}</p>
      {showing.problem !== null && (
        <Banner kind="error" live>
          {showing.problem}
        </Banner>
      )}
      {stand.passkeys > 0 && passkeysWork() && (
        <Button
          variant={stand.app ? "ghost" : "leaf"}
          loading={showing.busy === "passkey"}
          icon={<KeyRound size={20} aria-hidden />}
          onClick={() => void showing.passkey()}
        >
          {text.usePasskey}
        </Button>
      )}
      {(stand.app || stand.recovery_codes_left > 0) && <CodeForm showing={showing} />}
    </Stack>
  );
}

function CodeForm({ showing }: { showing: ReturnType<typeof useShowing> }) {
  const text = useText("admin").secondFactor;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void showing.code();
      }}
    >
      <Stack gap={20}>
        <TextField
          label={text.code}
          hint={text.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={showing.typed}
          error={showing.wrong}
          onChange={(event) => showing.type(event.target.value)}
        />
        <Button variant="leaf" type="submit" loading={showing.busy === "code"}>
          {text.show}
        </Button>
      </Stack>
    </form>
  );
}

function useShowing() {
  const passkeys = useText("passkeys");
  const problemOf = useProblem();
  const { show } = useFactorActions();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState<"passkey" | "code" | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (data: Record<string, unknown>): Promise<Answer<unknown>> => {
    setProblem(null);
    setWrong(undefined);
    return show(data);
  };
  return {
    typed,
    busy,
    wrong,
    problem,
    type: (value: string) => {
      setTyped(value);
      setWrong(undefined);
    },
    code: async () => {
      if (busy !== null) return;
      setBusy("code");
      const answer = await send({ code: typed.trim() });
      setBusy(null);
      if (!answer.ok) setWrong(problemOf(answer));
    },
    passkey: async () => {
      if (busy !== null) return;
      setBusy("passkey");
      const signed = await askOwnKey("second_factor");
      const answer = signed === null ? null : await send({ passkey: signed });
      setBusy(null);
      if (answer === null) setProblem(passkeys.notUsed);
      else if (!answer.ok) setProblem(problemOf(answer));
    },
  };
}
