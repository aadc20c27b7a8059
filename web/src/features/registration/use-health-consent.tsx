import { type ReactNode, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { useMember } from "../me/session.ts";
import { HealthConsent } from "./health-consent.tsx";

type Without = { label: string; tick: string; onChosen: () => void };

/**
 * The consent required before the first weight, height, workout, import or connection (rule 51). `before` runs the task at
 * once or after the consent; render `question` on the screen.
 */
export function useHealthConsent(others?: Without): {
  before: (task: () => void) => void;
  question: ReactNode;
} {
  const text = useText("health");
  // The offline screen has no session to ask for: the consent is asked before the queue is sent.
  const given = useMember()?.health_consent ?? true;
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    before: (task) => {
      if (given) task();
      else setWaiting(() => task);
    },
    question: (
      <HealthConsent
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        onAnswered={() => {
          setWaiting(null);
          waiting?.();
        }}
        without={{
          label: others?.label ?? text.consentNotNow,
          tick: others?.tick ?? text.consentTick,
          onChosen: () => {
            setWaiting(null);
            others?.onChosen();
          },
        }}
      />
    ),
  };
}
