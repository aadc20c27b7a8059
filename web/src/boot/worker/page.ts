const LATE_MS = 3_000;

/** From the network; the page on this device when there is none, or when it takes too long. */
export async function page(event: FetchEvent, shell: () => Promise<Response | undefined>): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  const late = new Promise<undefined>((done) => setTimeout(done, LATE_MS));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  return answer ?? (await shell()) ?? network;
}

/** The browser asked for it while this worker was still starting. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}
