const LATE_MS = 3_000;

/** From the network; the cached page when offline or after `LATE_MS`. */
export async function page(event: FetchEvent, shell: () => Promise<Response | undefined>): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const late = new Promise<undefined>((done) => setTimeout(done, LATE_MS));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  return answer ?? (await shell()) ?? network;
}

/** The navigation preload: the browser made the request while this worker started. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}
