import { useEffect, useState } from "react";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useText } from "../../lib/text.tsx";
import { allowPushes, endPushes, pushState, type PushState } from "./pushes.ts";
import { useBell, useLookAgain } from "./use-bell.ts";

/** Pushes of this browser: what they are, and both ways to change it. */
export function usePushes() {
  const text = useText("bell");
  const bell = useBell();
  const lookAgain = useLookAgain();
  const toast = useToast();
  const [state, setState] = useState<PushState>("unknown");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
  }, []);

  const change = async (wanted: boolean) => {
    const key = bell.data?.push_key;
    if (key === undefined) return;
    setBusy(true);
    const done = wanted ? await allowPushes(key) : (await endPushes()) ? "off" : "failed";
    setBusy(false);
    if (done === "failed") toast(text.failed);
    setState(await pushState());
    lookAgain();
  };
  return { state, busy, allow: () => void change(true), end: () => void change(false) };
}
