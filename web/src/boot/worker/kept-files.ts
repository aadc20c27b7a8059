import { FILES } from "./files.ts";

// Files under /assets/ are named after what is in them: once there they stay right, whichever version asks.
const ASSETS = "kalivo-assets";
const PAGES = "kalivo-page-";
const PAGE = PAGES + FILES.page.sha256;
/** Stands among the assets, left there by the page (features/offline/worker.ts); no page asks for it. */
const LANGUAGE = "/assets/.language";

/** Somebody has signed out: nothing is put until a page says again that there is somebody. */
let left = false;

/** Only where there is somebody to keep for: what is opened after they have left would be there again. */
export async function open(name: string): Promise<Cache> {
  if (left) throw new Error("nobody is signed in any more");
  return caches.open(name);
}

/** Whatever is kept, of any version; what this worker is still at comes to nothing. */
export async function forget(): Promise<void> {
  left = true;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Everything the first screens need, in the language of the last page; all of it or nothing. */
export async function install(): Promise<void> {
  const assets = await open(ASSETS);
  const language = await (await assets.match(LANGUAGE))?.text();
  await add(assets, [...FILES.core, ...wordsOf(language)]);
  await assets.addAll(FILES.icons.map((path) => new Request(path, { cache: "reload" })));
  const page = await fetch(FILES.page.path, { cache: "no-store" });
  if ((await sha256(page.clone())) !== FILES.page.sha256)
    throw new Error("the server has another page by now");
  await (await open(PAGE)).put("/", page);
}

/** Pages of older versions; their assets may be needed by a tab that is still open. */
export async function dropOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES) && name !== PAGE).map((name) => caches.delete(name)),
  );
}

/** The language the page is written in, and what it came with before this worker was there. */
export async function keep(language: string, loaded: readonly string[]): Promise<void> {
  left = false;
  const assets = await open(ASSETS);
  await assets.put(LANGUAGE, new Response(language));
  // Somebody signed in again in the page they had signed out of: this worker was installed long ago.
  if (!(await caches.has(PAGE))) await install();
  await add(assets, [...wordsOf(language), ...loaded.filter((path) => FILES.all.includes(path))]);
  const known = new Set([LANGUAGE, ...FILES.icons, ...FILES.all]);
  for (const { url } of await assets.keys()) {
    if (!known.has(new URL(url).pathname)) await assets.delete(url);
  }
}

/** The page of this version, whatever its address. */
export const shell = async (): Promise<Response | undefined> =>
  caches.match("/", { cacheName: PAGE, ignoreVary: true });

export async function asset(request: Request): Promise<Response> {
  // The server says `Vary: Origin` of every answer; a file is the same for all who ask.
  const kept = await caches.match(request, { cacheName: ASSETS, ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await put(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function put(request: Request, answer: Response): Promise<void> {
  if (!(await isKeeping())) return;
  const assets = await open(ASSETS);
  await assets.put(request, answer);
}

/** After Logout the page that is open still asks this worker: it must not fill again what was cleared. */
export const isKeeping = async (): Promise<boolean> => (await caches.has(ASSETS)) && !left;

const wordsOf = (language: string | undefined) => FILES.words[language ?? ""] ?? [];

async function add(cache: Cache, paths: readonly string[]): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...new Set(paths)].filter((path) => !there.has(path)));
}

async function sha256(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
