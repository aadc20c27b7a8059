import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { call } from "../../lib/call.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HeartPulse } from "lucide-react";
import { Points } from "../legal/documents.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Stack } from "../../ui/card.tsx";
import { useSessionActions } from "../me/session.ts";
import { useState } from "react";

type HealthConsentProps = {
  open: boolean;
  onClose: () => void;
  /** The consent is saved and the session refetched. */
  onAnswered: () => void;
  /** Continues without consent where nothing is recorded: a refusal sent also deletes unsettled workouts. */
  without?: { label: string; tick: string; onChosen: () => void };
};

/** Rule 33: explicit consent, with the version of the text, asked once when a person chooses to burn. */
export function HealthConsent({ open, onClose, onAnswered, without }: HealthConsentProps) {
  const text = useText("legal").health;
  const session = useSessionActions();
  const [agreed, setAgreed] = useState(false);
  const [state, setState] = useState<"asking" | "granting" | "refusing" | "unticked" | "failed">("asking");
  const answer = async (granted: boolean) => {
    setState(granted ? "granting" : "refusing");
    const data = { kind: "health", text_version: text.version, granted } as const;
    const saved = await call("POST", api.giveConsent, { data });
    // The waiting task runs only once the session has the consent: the network may fail between the two calls.
    const known = saved.ok && (await session.refresh())?.health_consent === granted;
    setState(known ? "asking" : "failed");
    if (known) onAnswered();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      icon={{ kind: "component", iconComponent: <HeartPulse size={28} aria-hidden /> }}
      footer={
        <>
          {state === "failed" && <Failed />}
          <Button
            variant="leaf"
            worksOffline // the error is shown here, beside the button
            loading={state === "granting"}
            onClick={() => (agreed ? void answer(true) : setState("unticked"))}
          >
            {text.agree}
          </Button>
          <Button
            variant="ghost"
            worksOffline
            loading={state === "refusing"}
            onClick={without?.onChosen ?? (() => void answer(false))}
          >
            {without?.label ?? text.refuse}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>{text.help}</p>
        <Points points={text.points} />
        <Checkbox
          label={text.check}
          checked={agreed}
          error={state === "unticked" ? (without?.tick ?? text.tick) : undefined}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setState("asking");
          }}
        />
      </Stack>
    </Sheet>
  );
}

/** Beside the button, in view however long the text is. */
const Failed = () => (
  <Banner kind="error" live>
    {useText("legal").health.failed}
  </Banner>
);
