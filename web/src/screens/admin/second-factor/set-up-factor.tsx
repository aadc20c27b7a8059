import { type FormEvent, useState } from "react";
import type { SecondFactor } from "@kalivo/contract/routes/own/auth/second-factor.ts";
import { href } from "#web/paths.ts";
import { QrCard } from "#web/features/codes/qr-card.tsx";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useProblem } from "../use-problem.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useFactorActions } from "./use-second-factor.ts";

type Begun = { secret: string; uri: string };

/** An admin's first visit: password, TOTP secret, first code, recovery codes. */
export function SetUpFactor({ stand }: { stand: SecondFactor }) {
  const { look } = useFactorActions();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const hasFactor = stand.app || stand.passkeys > 0;
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => void look()} />;
  if (begun !== null) return <FirstCode begun={begun} onEnrolled={setCodes} />;
  return (
    <PasswordFirst
      onBegun={(made) => {
        if (hasFactor) void look();
        else setBegun(made);
      }}
    />
  );
}

function PasswordFirst({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const text = useText("admin").secondFactor;
  const { begin } = useFactorActions();
  const sending = useSending(async (password) => {
    const answer = await begin(password);
    if (answer.ok) onBegun(answer.data);
    return answer;
  });
  return (
    <Section title={text.passwordTitle}>
      <Card roomy>
        <form noValidate onSubmit={sending.submit}>
          <Stack gap={20}>
            <p>{text.passwordHelp}</p>
            <PasswordField
              kind="current"
              label={text.password}
              required
              value={sending.typed}
              error={sending.wrong}
              onChange={(event) => sending.type(event.target.value)}
            />
            <Button variant="leaf" type="submit" loading={sending.busy}>
              {text.show}
            </Button>
            {sending.wrong !== undefined && (
              <a className="text-link" href={href("settings")}>
                {text.changePassword}
              </a>
            )}
          </Stack>
        </form>
      </Card>
    </Section>
  );
}

type FirstCodeProps = { begun: Begun; onEnrolled: (codes: string[]) => void };

function FirstCode({ begun, onEnrolled }: FirstCodeProps) {
  const text = useText("admin").secondFactor;
  const { enrol } = useFactorActions();
  const sending = useSending(async (code) => {
    const answer = await enrol(code.trim());
    if (answer.ok) onEnrolled(answer.data.recovery_codes);
    return answer;
  });
  return (
    <Section title={text.setUpTitle}>
      <Card roomy>
        <form noValidate onSubmit={sending.submit}>
          <Stack gap={20}>
            <p>{text.setUpHelp}</p>
            <QrCard link={begun.uri} alt={text.qrAlt} />
            <TextField label={text.secret} mono readOnly value={begun.secret} />
            <TextField
              label={text.firstCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              value={sending.typed}
              error={sending.wrong}
              onChange={(event) => sending.type(event.target.value)}
            />
            <Button variant="leaf" type="submit" loading={sending.busy}>
              {text.confirm}
            </Button>
            <p>
              <a className="text-link" href={href("settings")}>
                {text.orPasskey}
              </a>
            </p>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}

type Send = (typed: string) => Promise<Parameters<ReturnType<typeof useProblem>>[0] | { ok: true }>;

/** Sends one field and keeps its error. */
function useSending(send: Send) {
  const problemOf = useProblem();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async () => {
    setWrong(undefined);
    setBusy(true);
    const answer = await send(typed);
    setBusy(false);
    if (!answer.ok) setWrong(problemOf(answer));
  };
  return {
    typed,
    busy,
    wrong,
    type: (value: string) => {
      setTyped(value);
      setWrong(undefined);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
}
