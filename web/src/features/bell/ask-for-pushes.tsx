import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import css from "./bell.module.css";
import { declinePushes } from "./pushes.ts";
import { useBell, useLookAgain } from "./use-bell.ts";
import { usePushes } from "./use-pushes.ts";

/** Offered once, after the first donor or the first money, where this browser can. */
export function AskForPushes() {
  const text = useText("bell");
  const { data } = useBell();
  const { state, busy, allow } = usePushes();
  const lookAgain = useLookAgain();
  const [declining, setDeclining] = useState(false);
  if (data?.may_ask !== true || state !== "off") return null;
  const decline = async () => {
    setDeclining(true);
    await declinePushes();
    setDeclining(false);
    lookAgain();
  };
  return (
    <Card roomy>
      <Heading>{text.askTitle}</Heading>
      <p className={css.hint}>{text.askHelp}</p>
      <div className={css.actions}>
        <Button variant="leaf" loading={busy} onClick={allow}>
          {text.allow}
        </Button>
        <Button variant="ghost" loading={declining} onClick={() => void decline()}>
          {text.notNow}
        </Button>
      </div>
    </Card>
  );
}
