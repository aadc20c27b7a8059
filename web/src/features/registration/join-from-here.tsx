import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/card.tsx";
import { useMember } from "../me/session.ts";
import { SignInSheet } from "../sign-in/sign-in-sheet.tsx";
import { registerHref } from "./wanted.ts";

/** On a page that opens for anybody: for somebody without an account, the way to one that leads back here. */
export function JoinFromHere({ wanted }: { wanted: string }) {
  const text = useText().landing;
  const member = useMember();
  const [signingIn, setSigningIn] = useState(false);
  if (member !== null) return null;
  return (
    <Choices>
      <ButtonLink variant="leaf" href={registerHref(wanted)}>
        {text.signUp}
      </ButtonLink>
      <Button onClick={() => setSigningIn(true)}>{text.signIn}</Button>
      <SignInSheet open={signingIn} onClose={() => setSigningIn(false)} />
    </Choices>
  );
}
