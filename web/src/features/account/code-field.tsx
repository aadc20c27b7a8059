import { useLayoutEffect } from "react";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AskedCode } from "./use-asked-code.ts";

/** The code from the mail, with a button to send it again. */
export function CodeField({ asked }: { asked: AskedCode }) {
  const text = useText("security");
  const { sent } = asked;
  // The message above the button pushes it down: keep the focused button in view.
  useLayoutEffect(() => {
    if (sent !== undefined) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [sent]);
  return (
    <>
      <TextField
        label={text.code}
        hint={text.codeSentTo(asked.email)}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        value={asked.code}
        error={asked.error}
        onChange={(event) => asked.type(event.target.value)}
      />
      {sent !== undefined && (
        <Banner kind="info" live>
          {sent}
        </Banner>
      )}
      <Button size="medium" loading={asked.sending} onClick={() => void asked.sendAgain()}>
        {text.sendAgain}
      </Button>
    </>
  );
}
