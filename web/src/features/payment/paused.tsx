import { useText } from "../../lib/text.tsx";
import { useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useGoOn } from "./use-go-on.ts";

/** Shown after a pause when a new method was saved: nothing resumes without the payer's consent (rule 42). */
export function Paused({ teamId }: { teamId: number | null }) {
  const text = useText("moneyBack");
  const toast = useToast();
  const going = useGoOn(teamId);
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async () => {
    setProblem(null);
    const { ok, data } = await going.mutateAsync();
    const message = data.message ?? text.goOn;
    if (ok) toast(message);
    else setProblem(message);
  };
  return (
    <Banner
      kind="warning"
      live={problem !== null}
      action={
        <Button variant="leaf" loading={going.isPending} onClick={() => void goOn()}>
          {text.goOn}
        </Button>
      }
    >
      {problem ?? text.problems.resume}
    </Banner>
  );
}
