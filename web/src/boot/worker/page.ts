import { isCurrent, shell } from "./kept-files.ts";

declare const self: ServiceWorkerGlobalScope;

const LATE_MS = 3_000;

/** A page of an older build may meet a server that answers differently. */
const CURRENT_FOR_MS = 7 * 86_400_000;

/**
 * The cached page at once while it is known to be of the server's version (decision 73); else from the network, and the
 * cached one when offline or after `LATE_MS`.
 */
export async function page(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const kept = await shell();
  if (kept !== undefined && isNewestHere() && (await isCurrent(CURRENT_FOR_MS).catch(() => false)))
    return kept;
  const late = new Promise<undefined>((done) => setTimeout(done, LATE_MS));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  return answer ?? kept ?? network;
}

/** No newer worker waits: with one, the page is loaded from the network, so that this worker can go. */
export const isNewestHere = (): boolean =>
  self.registration.waiting === null && self.registration.installing === null;

/** The navigation preload: the browser made the request while this worker started. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}
