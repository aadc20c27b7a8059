import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useEffectEvent } from "react";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, PROVIDER_POLL_MS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";

const MOST_TRIES = (CONNECT_MINUTES * 60_000) / PROVIDER_POLL_MS;

/** `since`: when it was connected before, where it is their source already and they sign in there anew; else null. */
export type Awaited = { provider: Provider; since: string | null };

type Heard = { onConnected: () => void; onTooLong: (provider: Provider) => void };

/**
 * While somebody signs in at a provider, asks every 2 s whether it is their source now (specification §4.12), for as
 * long as the sign-in is good. A network that is lost while the browser is in front is no reason to leave the page.
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

/** Empty where nothing is connected, or nobody answers. */
async function connectedAt(provider: Provider): Promise<string> {
  const answer = await call("GET", api.listConnections);
  const connection = answer.ok ? answer.data.find((one) => one.provider === provider) : undefined;
  return connection?.connected_at ?? "";
}
