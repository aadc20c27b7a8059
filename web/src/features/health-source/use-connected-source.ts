import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useEffectEvent } from "react";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, PROVIDER_POLL_MS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";

const MOST_TRIES = (CONNECT_MINUTES * 60_000) / PROVIDER_POLL_MS;

/** `since`: when the provider was connected before, if the person reconnects their current source; else null. */
export type Awaited = { provider: Provider; since: string | null };

type Heard = { onConnected: () => void; onTooLong: (provider: Provider) => void };

/**
 * While the person signs in at a provider, polls every 2 s whether it is their source (specification §4.12), until the
 * sign-in expires. A lost network does not stop the polling.
 */
export function useConnectedSource(awaited: Awaited | null, { onConnected, onTooLong }: Heard) {
  const connected = useEffectEvent(onConnected);
  const tookTooLong = useEffectEvent(onTooLong);
  const { provider = null, since = null } = awaited ?? {};
  useEffect(() => {
    if (provider === null) return undefined;
    let tries = 0;
    let asking = false;
    let over = false;
    const ask = async () => {
      if (asking) return;
      asking = true;
      const answer = await call("GET", api.readMe);
      const isSource = answer.ok && answer.data.active_source === provider;
      const isNew = isSource && (since === null || (await connectedAt(provider)) > since);
      asking = false;
      tries += 1;
      if (over) return;
      if (isNew) connected();
      else if (tries >= MOST_TRIES) tookTooLong(provider);
    };
    const timer = setInterval(() => void ask(), PROVIDER_POLL_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [provider, since]);
}

/** When the provider was connected; empty without a connection or an answer. */
async function connectedAt(provider: Provider): Promise<string> {
  const answer = await call("GET", api.listConnections);
  const connection = answer.ok ? answer.data.find((one) => one.provider === provider) : undefined;
  return connection?.connected_at ?? "";
}
