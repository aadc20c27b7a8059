import * as api from "@kalivo/contract/api-paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SourceConnection } from "@kalivo/contract/routes/own/integration/list-connections.ts";
import { type HealthSource, isProvider, type Provider } from "@kalivo/domain/health-source.ts";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { healthBridge } from "../../lib/native/health-bridge.ts";
import { openOutside } from "../../lib/open-outside.ts";
import { useText } from "../../lib/text.tsx";
import { useMe, useSessionActions } from "../me/session.ts";
import { CONNECTIONS } from "./use-connections.ts";
import { type Awaited, useConnectedSource } from "./use-connected-source.ts";

/** The states of the choice. */
export type ChoiceState =
  | { kind: "choosing" }
  /** Consent to health data; `before`: the provider to reconnect afterwards. */
  | { kind: "consenting"; before: Provider | null }
  /** Consent to what a provider is read for, before its page opens. */
  | { kind: "agreeing"; provider: Provider }
  | { kind: "saving" }
  | ({ kind: "waiting" } & Awaited)
  | { kind: "saved"; source: HealthSource }
  | { kind: "notYet"; provider: Provider }
  | { kind: "failed"; sentence: string };

type Done = { onSaved?: () => void; onConnected: () => void };

/** The choice of the source of workouts (specification §4.12). A new provider is connected in the browser. */
export function useSourceChoice({ onSaved, onConnected }: Done) {
  const health = useText("health");
  const whyNot = useWhyNot();
  const me = useMe();
  const { refresh } = useSessionActions();
  const [source, setSource] = useState<HealthSource>(me.active_source);
  const [state, setState] = useState<ChoiceState>({ kind: "choosing" });
  const awaited = useAwaited(me.active_source);
  const fail = (sentence: string) => setState({ kind: "failed", sentence });

  useConnectedSource(state.kind === "waiting" ? state : null, {
    onConnected: () => {
      setState({ kind: "choosing" });
      void refresh().then(onConnected);
    },
    onTooLong: (provider) => fail(health.tookTooLong(provider)),
  });

  const connect = async (provider: Provider) => {
    const answer = await call("GET", api.initIntegration, { data: { type: provider } });
    if (!answer.ok) return fail(whyNot(answer));
    const { authorizeUrl: url } = answer.data;
    if (url === null) return setState({ kind: "notYet", provider });
    setState(awaited(provider));
    return openOutside(url);
  };
  const save = async () => {
    setState({ kind: "saving" });
    const refused = source === "health" ? await askDevice() : null;
    if (refused !== null) return fail(health.notAllowed(refused));
    const answer = await call("POST", api.setActiveSource, { data: { source } });
    if (answer.status === 409 && isProvider(source)) return setState(agreeingTo(source));
    if (!answer.ok) return fail(whyNot(answer));
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
    /** Asks for the consent to health data first where it was never given (rules 33 and 51). */
    use: () => {
      if (source !== "manual" && !me.health_consent) setState({ kind: "consenting", before: null });
      else void save();
    },
    consented: async () => {
      await refresh();
      if (state.kind === "consenting" && state.before !== null) setState(agreeingTo(state.before));
      else await save();
    },
    agreed: (provider: Provider) => refresh().then(() => connect(provider)),
    /** For a provider that asks the person to sign in again. */
    reconnect: (provider: Provider) => {
      setSource(provider);
      setState(me.health_consent ? agreeingTo(provider) : { kind: "consenting", before: provider });
    },
    cancel: () => setState({ kind: "choosing" }),
  };
}

const agreeingTo = (provider: Provider): ChoiceState => ({ kind: "agreeing", provider });

/** Waits for a provider; one that is the source already, until it was reconnected. */
function useAwaited(active: HealthSource) {
  const client = useQueryClient();
  return (provider: Provider): ChoiceState => {
    const known = client.getQueryData<SourceConnection[]>(CONNECTIONS) ?? [];
    const stands = known.find((one) => one.provider === provider && provider === active);
    return { kind: "waiting", provider, since: stands?.connected_at ?? null };
  };
}

/** Why a call did not work. */
function useWhyNot(): (answer: Answer<unknown> & { ok: false }) => string {
  const account = useText("account");
  const global = useText("global");
  return ({ status, data }) =>
    status === 0 ? account.unreachable : (data.message ?? global.unexpectedError(status));
}

/** Why the device's health app cannot be used; null once it was authorised. */
async function askDevice(): Promise<string | null> {
  try {
    await healthBridge()?.authorize();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
