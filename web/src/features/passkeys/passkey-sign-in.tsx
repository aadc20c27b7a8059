import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useSessionActions } from "../me/session.ts";
import { passkeysWork } from "./ask-device.ts";
import { signInWithKey } from "./use-passkeys.ts";

/** Signs in with a passkey, without an email. Nothing where passkeys are unsupported. */
export function PasskeySignIn() {
  const account = useText("account");
  const session = useSessionActions();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!passkeysWork()) return null;
  const signIn = async () => {
    setProblem(null);
    setAsking(true);
    const outcome = await signInWithKey();
    setAsking(false);
    if (outcome === "stopped") return setProblem(account.passkeyNotUsed);
    if (outcome.ok) return session.signIn(outcome.data.token);
    return setProblem(outcome.data.message ?? account.unreachable);
  };
  return (
    <>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        type="button"
        variant="ghost"
        loading={asking}
        icon={<KeyRound size={20} aria-hidden />}
        onClick={() => void signIn()}
      >
        {account.passkeySignIn}
      </Button>
    </>
  );
}
