import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { call } from "../../lib/call.ts";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { HealthConsent } from "../../features/registration/health-consent.tsx";
import { useMe } from "../../features/me/session.ts";
import { useRefreshWorkouts } from "../../features/workouts/use-workouts.ts";
import { useState } from "react";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Rule 33: withdraws the consent to health data, or gives it again; effective at once, without Save. */
export function HealthData() {
  const text = useText("privacy");
  const given = useMe().health_consent;
  return (
    <>
      <p>{given ? text.healthGiven : text.healthNotGiven}</p>
      {given ? <Withdraw /> : <GiveAgain />}
    </>
  );
}

function Withdraw() {
  const text = useText("privacy");
  const legal = useText("legal");
  const account = useText("account");
  const global = useText("global");
  const toast = useToast();
  const refresh = useRefreshWorkouts();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const withdraw = async () => {
    setSaving(true);
    const data = { kind: "health", text_version: legal.health.version, granted: false } as const;
    const answer = await call("POST", api.giveConsent, { data });
    setSaving(false);
    setAsking(false);
    if (answer.kind === "unreachable") return toast(account.unreachable, "error");
    if (!answer.ok) return toast(global.unexpectedError(answer.status), "error");
    toast(text.withdrawn);
    return refresh();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.withdraw}</Button>
      <Confirm
        open={asking}
        title={text.withdrawTitle}
        action={text.withdraw}
        cancel={text.keepConsent}
        loading={saving}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        {text.withdrawHelp}
      </Confirm>
    </>
  );
}

function GiveAgain() {
  const text = useText("privacy");
  const toast = useToast();
  const refresh = useRefreshWorkouts();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.give}</Button>
      <HealthConsent
        open={asking}
        onClose={close}
        onAnswered={() => {
          close();
          toast(text.given);
          void refresh();
        }}
        without={{ label: text.notNow, tick: text.tickOrNotNow, onChosen: close }}
      />
    </>
  );
}
