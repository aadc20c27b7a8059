import { Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useMember, useSessionActions } from "../me/session.ts";

const SignInForm = lazyPart(async () => (await import("./sign-in-form.tsx")).SignInForm);

/** Over a page whose sign-in another device ended: it goes on where it stood. Whoever closes this has left. */
export function SignInAgain() {
  const text = useText().account;
  const me = useMember();
  const { leave } = useSessionActions();
  return (
    <Sheet open onClose={() => void leave()} title={text.signInTitle}>
      <Stack gap={16}>
        <Banner kind="info" live>
          {text.signedOutElsewhere}
        </Banner>
        <Suspense fallback={<Waiting>{null}</Waiting>}>
          <SignInForm reason={false} email={me?.email ?? ""} />
        </Suspense>
      </Stack>
    </Sheet>
  );
}
