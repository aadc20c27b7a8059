import * as api from "@kalivo/contract/api-paths.ts";
import { useState } from "react";
import type { IntegrationStart } from "@kalivo/contract/routes/init-integration.ts";
import { type HealthSource, isProvider, type Provider } from "@kalivo/domain/health-source.ts";
import type { MoreWords } from "@kalivo/words/screens.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { healthBridge } from "../../lib/native/health-bridge.ts";
import { openOutside } from "../../lib/open-outside.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useMe, useSessionActions } from "../me/session.ts";
import { useConnectedSource } from "./use-connected-source.ts";

/** What the choice is doing: nothing, asking for consent, saving, waiting for a browser page, or saying how it went. */
export type ChoiceState =
  | { kind: "choosing" }
  | { kind: "consenting" }
  /** To what a provider may be read for, before its page opens. */
  | { kind: "agreeing"; provider: Provider }
  | { kind: "saving" }
  | { kind: "waiting"; provider: Provider }
  | { kind: "saved"; source: HealthSource }
  | { kind: "notYet"; provider: Provider }
  | { kind: "failed"; sentence: string };

type Done = { onSaved?: () => void; onConnected: () => void };

/** Choosing where the workouts come from (§4). A provider that is not connected is connected in the browser. */
export function useSourceChoice({ onSaved, onConnected }: Done) {
  const text = useMoreText();
  const me = useMe();
  const { refresh } = useSessionActions();
  const [source, setSource] = useState<HealthSource>(me.active_source);
  const [state, setState] = useState<ChoiceState>({ kind: "choosing" });
  const fail = (sentence: string) => setState({ kind: "failed", sentence });

  useConnectedSource(state.kind === "waiting" ? state.provider : null, {
    onConnected: () => {
      setState({ kind: "choosing" });
      void refresh().then(onConnected);
    },
    onTooLong: (provider) => fail(text.health.tookTooLong(provider)),
  });

  const connect = async (provider: Provider) => {
    const answer = await call<IntegrationStart>("GET", api.initIntegration, { data: { type: provider } });
    if (!answer.ok) return fail(whyNot(answer, text));
    const { authorizeUrl: url } = answer.data;
    if (url === null) return setState({ kind: "notYet", provider });
    setState({ kind: "waiting", provider });
    return openOutside(url);
  };
  const save = async () => {
    setState({ kind: "saving" });
    const refused = source === "health" ? await askDevice() : null;
    if (refused !== null) return fail(text.health.notAllowed(refused));
    const answer = await call("POST", api.setActiveSource, { data: { source } });
    if (answer.status === 409 && isProvider(source)) return setState({ kind: "agreeing", provider: source });
    if (!answer.ok) return fail(whyNot(answer, text));
    await refresh();
    setState({ kind: "saved", source });
    onSaved?.();
  };
  return {
    source,
    state,
    active: me.active_source,
    choose: (chosen: HealthSource) => {
      setSource(chosen);
      setState({ kind: "choosing" });
    },
    /** Whoever was not asked yet agrees to the use of health data before any of it comes (rule 33). */
    use: () => {
      if (source === "health" && !me.health_consent) setState({ kind: "consenting" });
      else void save();
    },
    consented: async () => {
      await refresh();
      await save();
    },
    agreed: async (provider: Provider) => {
      await refresh();
      await connect(provider);
    },
    /** To a provider that wants the person to sign in again. */
    reconnect: (provider: Provider) => {
      setSource(provider);
      setState({ kind: "agreeing", provider });
    },
    cancel: () => setState({ kind: "choosing" }),
  };
}

function whyNot({ status, data }: Answer<unknown> & { ok: false }, text: MoreWords): string {
  if (status === 0) return text.account.unreachable;
  return data.message ?? text.global.unexpectedError(status);
}

/** What the device's health app says against it; null when it was asked. */
async function askDevice(): Promise<string | null> {
  try {
    await healthBridge()?.authorize();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
