import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/card.tsx";
import { useMember } from "../me/session.ts";
import { SignInSheet } from "../sign-in/sign-in-sheet.tsx";
import { registerHref } from "./wanted.ts";

/** On public pages, for visitors: the link to a registration that leads back to this page. */
export function JoinFromHere({ wanted }: { wanted: string }) {
  const text = useText("landing");
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
