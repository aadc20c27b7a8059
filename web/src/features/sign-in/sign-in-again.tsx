import { Suspense, useState } from "react";
import { href } from "../../paths.ts";
import { lazyPart } from "../../boot/loading/lazy-part.tsx";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Stack } from "../../ui/card.tsx";
import { Confirm } from "../../ui/layers/confirm.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useTitleOver } from "../../ui/layers/unseen.ts";
import { Waiting } from "../../ui/states/waiting.tsx";
import { useMember, useSessionActions } from "../me/session.ts";

const SignInForm = lazyPart(async () => (await import("./sign-in-form.tsx")).SignInForm);

/**
 * Shown over a page whose sign-in was ended elsewhere; after signing in the page continues. Closing it discards the
 * page's unsaved input, so it asks for confirmation.
 */
export function SignInAgain() {
  const text = useText("account");
  const me = useMember();
  const { leave } = useSessionActions();
  const [leaving, setLeaving] = useState<{ goOn?: () => void } | null>(null);
  useTitleOver(text.signInTitle);
  const forgot = { goOn: () => go.to(href("forgot")) };
  return (
    <>
      <Sheet open onClose={() => void leave()} onAsk={() => setLeaving({})} title={text.signInTitle}>
        <Stack gap={16}>
          <Banner kind="info" live>
            {text.signedOutElsewhere}
          </Banner>
          <Suspense fallback={<Waiting>{null}</Waiting>}>
            <SignInForm reason={false} email={me?.email ?? ""} onForgot={() => setLeaving(forgot)} />
          </Suspense>
        </Stack>
      </Sheet>
      <Confirm
        open={leaving !== null}
        title={text.leaveTitle}
        action={text.leave}
        cancel={text.leaveNot}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void leave().then(leaving?.goOn)}
      >
        {text.leaveHelp}
      </Confirm>
    </>
  );
}
