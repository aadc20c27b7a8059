import * as api from "@kalivo/contract/api-paths.ts";
import { useMoreText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { call } from "../../lib/call.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HeartPulse } from "lucide-react";
import { Points } from "../legal/documents.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Stack } from "../../ui/card.tsx";
import { useState } from "react";

type HealthConsentProps = {
  open: boolean;
  onClose: () => void;
  onAnswered: () => void;
  /** Going on without where nothing is to be recorded: a refusal that is sent also deletes unsettled workouts. */
  without?: { label: string; tick: string; onChosen: () => void };
};

/** Rule 33: explicit, with the version of the text, asked once when somebody chooses to burn. */
export function HealthConsent({ open, onClose, onAnswered, without }: HealthConsentProps) {
  const text = useMoreText().legal.health;
  const [agreed, setAgreed] = useState(false);
  const [state, setState] = useState<"asking" | "granting" | "refusing" | "unticked" | "failed">("asking");
  const answer = async (granted: boolean) => {
    setState(granted ? "granting" : "refusing");
    const data = { kind: "health", text_version: text.version, granted };
    const saved = await call("POST", api.giveConsent, { data });
    setState(saved.ok ? "asking" : "failed");
    if (saved.ok) onAnswered();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      icon={{ kind: "component", iconComponent: <HeartPulse size={28} aria-hidden /> }}
      footer={
        <>
          <Button
            variant="leaf"
            loading={state === "granting"}
            onClick={() => (agreed ? void answer(true) : setState("unticked"))}
          >
            {text.agree}
          </Button>
          <Button
            variant="ghost"
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
        {state === "failed" && (
          <Banner kind="error" live>
            {text.failed}
          </Banner>
        )}
      </Stack>
    </Sheet>
  );
}
