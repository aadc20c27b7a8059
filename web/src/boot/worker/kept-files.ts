import { FILES } from "./files.ts";

// File names under /assets/ carry a content hash: a cached one is right for every version.
const ASSETS = "kalivo-assets";
const PAGES = "kalivo-page-";
const PAGE = PAGES + FILES.page.sha256;
/** An entry in the assets cache that names the page's language, written by the page (features/offline/worker.ts). */
const LANGUAGE = "/assets/.language";

/** After sign-out nothing is cached until a page reports a signed-in person again. */
let left = false;

/** Refuses after sign-out: otherwise a running task would refill the cleared caches. */
export async function open(name: string): Promise<Cache> {
  if (left) throw new Error("nobody is signed in any more");
  return caches.open(name);
}

/** Deletes every cache, of any version; tasks still running fail. */
export async function forget(): Promise<void> {
  left = true;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Caches everything the first screens need, in the language of the last page; all or nothing. */
export async function install(): Promise<void> {
  const assets = await open(ASSETS);
  const language = await (await assets.match(LANGUAGE))?.text();
  await add(assets, [...FILES.core, ...wordsOf(language)]);
  await assets.addAll(FILES.icons.map((path) => new Request(path, { cache: "reload" })));
  const page = await fetch(FILES.page.path, { cache: "no-store" });
  if ((await sha256(page.clone())) !== FILES.page.sha256)
    throw new Error("the server has another page by now");
  await (await open(PAGE)).put("/", page);
  await noteCurrent();
}

/** Deletes the HTML of older versions; their assets may still be needed by an open tab. */
export async function dropOldPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES) && name !== PAGE).map((name) => caches.delete(name)),
  );
}

/** Caches the words of the page's language and the files the page loaded before this worker was active. */
export async function keep(language: string, loaded: readonly string[]): Promise<void> {
  left = false;
  const assets = await open(ASSETS);
  await assets.put(LANGUAGE, new Response(language));
  // Sign-in after sign-out on the same page: `install` ran long ago.
  if (!(await caches.has(PAGE))) await install();
  await add(assets, [...wordsOf(language), ...loaded.filter((path) => FILES.all.includes(path))]);
  const known = new Set([LANGUAGE, ...FILES.icons, ...FILES.all]);
  for (const { url } of await assets.keys()) {
    if (!known.has(new URL(url).pathname)) await assets.delete(url);
  }
}

/** When the server was last asked for a newer worker and had none, in the cache of this version's page. */
const CHECKED = "/.checked";
/** Notes that the server has no newer version than this. */
export async function noteCurrent(): Promise<void> {
  if (await isKeeping()) await (await open(PAGE)).put(CHECKED, new Response(String(Date.now())));
}

/** Whether that was within the given time. */
export async function isCurrent(within: number): Promise<boolean> {
  const noted = await caches.match(CHECKED, { cacheName: PAGE });
  return noted !== undefined && Date.now() - Number(await noted.text()) < within;
}

/** The HTML of this version, for any path. */
export const shell = async (): Promise<Response | undefined> =>
  caches.match("/", { cacheName: PAGE, ignoreVary: true });

export async function asset(request: Request): Promise<Response> {
  // The server sends `Vary: Origin` with every answer; an asset is the same for all origins.
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

/** False after Logout: the open page still fetches through this worker, which must not refill the caches. */
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
