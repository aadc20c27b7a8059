/** Read by features/import/use-shared-files.ts. */
const SHARED_FILES = "kalivo-shared";
const MOST_FILES = 20;
/** Paths of shareable links. */
const LINK = /^\/(?:code\/[^/]+|user\/\d+(?:\/back)?|organisation\/\d+|team\/\d+)$/;

/** Web share target: files wait for the import, a link of ours opens, everything else opens Home. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll("files").filter((part) => typeof part !== "string");
  if (files.length > 0) {
    await keepFiles(files.slice(0, MOST_FILES));
    return Response.redirect("/workouts?shared", 303);
  }
  const said = ["url", "text", "title"]
    .map((name) => form.get(name))
    .filter((part) => typeof part === "string");
  return Response.redirect(ownLinkIn(said.join(" ")) ?? "/", 303);
}

async function keepFiles(files: readonly File[]): Promise<void> {
  await caches.delete(SHARED_FILES);
  const shared = await caches.open(SHARED_FILES);
  for (const [index, file] of files.entries()) {
    const headers = { "x-name": encodeURIComponent(file.name) };
    await shared.put(`/shared/${index}`, new Response(file, { headers }));
  }
}

function ownLinkIn(text: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/\S+/g)) {
    const url = URL.parse(found);
    if (url?.origin === location.origin && LINK.test(url.pathname)) return url.pathname + url.search;
  }
  return null;
}
