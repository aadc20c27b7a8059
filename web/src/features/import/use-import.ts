import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useEffect, useRef, useState } from "react";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { upload } from "../../lib/upload.ts";
import { useHealthConsent } from "../registration/use-health-consent.tsx";
import { useRefreshWorkouts } from "../workouts/use-workouts.ts";
import { isToReport } from "./fates.ts";
import type { ImportState } from "./import-state.ts";

const PAYLOAD_TOO_LARGE = 413;
const CHOOSING: ImportState = { kind: "choosing", problem: null };

/**
 * Uploads files, shows a preview and imports what the person confirms. Nothing is stored before that. `onDone`: there is
 * nothing to report but how many were imported.
 */
export function useImport({ onDone }: { onDone: (counts: WorkoutImport["counts"]) => void }) {
  const text = useText("sources").import;
  const refresh = useRefreshWorkouts();
  const consent = useHealthConsent();
  const [state, setState] = useState<ImportState>(CHOOSING);
  const sending = useRef<() => void>(undefined);
  useEffect(() => () => sending.current?.(), []);

  const whyNot = ({ kind, status, data }: Exclude<Answer<unknown>, { ok: true }>): string => {
    if (kind === "unreachable") return text.unreachable;
    return status === PAYLOAD_TOO_LARGE ? text.tooLarge : (data.message ?? text.unreachable);
  };
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setState({ kind: "sending", part: 0 });
    const { answer, cancel } = upload(api.previewImport, "files", files, (part) =>
      setState(part < 1 ? { kind: "sending", part } : { kind: "reading" }),
    );
    sending.current = cancel;
    const found = await answer;
    if (sending.current !== cancel) return; // replaced by another upload, or cancelled
    sending.current = undefined;
    setState(
      found.ok
        ? { kind: "preview", found: found.data, types: {}, problem: null, saving: false }
        : { kind: "choosing", problem: whyNot(found) },
    );
  };
  const commit = async () => {
    if (state.kind !== "preview") return;
    setState({ ...state, saving: true, problem: null });
    const { found, types } = state;
    const taken = await call("POST", pathTo(api.commitImport, { id: found.id }), { data: { types } });
    if (!taken.ok) return setState({ ...state, saving: false, problem: whyNot(taken) });
    void refresh();
    if (isToReport(taken.data)) return setState({ kind: "done", done: taken.data });
    setState(CHOOSING);
    return onDone(taken.data.counts);
  };
  return {
    state,
    send: (files: readonly File[]) => consent.before(() => void send(files)),
    /** Shared from outside the app, which any page could do: the person confirms before the upload. */
    offer: (files: readonly File[]) => setState({ kind: "offered", files }),
    consent: consent.question,
    commit: () => void commit(),
    startOver: () => {
      const cancel = sending.current;
      sending.current = undefined;
      cancel?.();
      setState(CHOOSING);
    },
    say: (index: number, type: WorkoutTypeId | null) =>
      setState((shown) => {
        if (shown.kind !== "preview") return shown;
        const { [index]: _, ...others } = shown.types;
        return { ...shown, types: type === null ? others : { ...others, [index]: type } };
      }),
  };
}
