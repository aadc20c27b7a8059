import * as api from "@kalivo/contract/api-paths.ts";
import { useMe, useSessionActions } from "../../features/me/session.ts";
import { call } from "../../lib/call.ts";
import { changesOf } from "./privacy-changes.ts";
import type { Privacy } from "@kalivo/contract/shapes/privacy.ts";
import type { SaveOutcome } from "../../features/me/save-outcome.tsx";
import { useState } from "react";

/** Editing, saving, or the outcome (specification §4.5). */
type State = { kind: "editing" | "saving" } | SaveOutcome;

export type PrivacyForm = ReturnType<typeof usePrivacyForm>;

/** Every switch and the pseudonym behind one Save; only changes are sent. */
export function usePrivacyForm() {
  const { privacy } = useMe();
  const session = useSessionActions();
  const [draft, setDraft] = useState<Partial<Privacy>>({});
  const [state, setState] = useState<State>({ kind: "editing" });
  const [pseudoRefused, setPseudoRefused] = useState(false);
  const changes = changesOf(privacy, draft);

  const save = async () => {
    setState({ kind: "saving" });
    const answer = await call("POST", api.savePrivacy, { data: changes });
    if (answer.ok) {
      await session.refresh();
      setDraft({});
      setState({ kind: "saved" });
      return;
    }
    const inField = answer.data.errors?.["pseudo"] !== undefined;
    setPseudoRefused(inField);
    setState({ kind: "failed", status: answer.status, message: inField ? undefined : answer.data.message });
  };
  return {
    values: { ...privacy, ...draft },
    set: (change: Partial<Privacy>) => {
      setDraft({ ...draft, ...change });
      if (!pseudoRefused || !("pseudo" in change)) return;
      setPseudoRefused(false);
      setState({ kind: "editing" });
    },
    dirty: Object.keys(changes).length > 0,
    pseudoRefused,
    state,
    save: () => void save(),
    discard: () => {
      setDraft({});
      setPseudoRefused(false);
      setState({ kind: "editing" });
    },
  };
}
