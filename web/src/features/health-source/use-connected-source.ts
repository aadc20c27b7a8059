import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useEffectEvent } from "react";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { CONNECT_MINUTES, PROVIDER_POLL_MS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";

const MOST_TRIES = (CONNECT_MINUTES * 60_000) / PROVIDER_POLL_MS;

type Heard = { onConnected: () => void; onTooLong: (provider: Provider) => void };

/**
 * While somebody signs in at a provider, asks every 2 s whether it is their source now (§4), for as long as the sign-in
 * is good. A network that is lost while the browser is in front is no reason to leave the page.
 */
export function useConnectedSource(provider: Provider | null, { onConnected, onTooLong }: Heard) {
  const connected = useEffectEvent(onConnected);
  const tookTooLong = useEffectEvent(onTooLong);
  useEffect(() => {
    if (provider === null) return undefined;
    let tries = 0;
    let asking = false;
    let over = false;
    const ask = async () => {
      if (asking) return;
      asking = true;
      const answer = await call<User>("GET", api.readMe);
      asking = false;
      tries += 1;
      if (over) return;
      if (answer.ok && answer.data.active_source === provider) connected();
      else if (tries >= MOST_TRIES) tookTooLong(provider);
    };
    const timer = setInterval(() => void ask(), PROVIDER_POLL_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [provider]);
}
