import { isKeeping, open } from "./kept-files.ts";

const PICTURES = "kalivo-pictures";
const MOST = 100;
const KEPT_MS = 30 * 86_400_000;
const KEPT_AT = "x-kept-at";

/** From the cache while it is fresh; above the limit the oldest is evicted. */
export async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: PICTURES, ignoreVary: true });
  if (kept !== undefined && Date.now() - Number(kept.headers.get(KEPT_AT)) < KEPT_MS) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(put(request, answer.clone()));
    return answer;
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function put(request: Request, answer: Response): Promise<void> {
  if (!(await isKeeping())) return;
  const pictures = await open(PICTURES);
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await pictures.delete(request, { ignoreVary: true });
  await pictures.put(request, new Response(await answer.blob(), { headers }));
  const all = await pictures.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => pictures.delete(old)));
}
