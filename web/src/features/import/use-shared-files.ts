import { useEffect, useEffectEvent } from "react";
import { go } from "../../lib/navigation.ts";
import { href } from "../../paths.ts";

/** Where the worker (web/src/boot/worker/shared.ts) leaves what another app shared. */
const SHARED_FILES = "kalivo-shared";

/** Files that another app shared with this one, once: they are gone from there afterwards. */
export function useSharedFiles(shared: boolean, offer: (files: readonly File[]) => void): void {
  const taken = useEffectEvent(async () => {
    const files = await sharedFiles().catch(() => []);
    go.replace(href("workouts")); // reloaded, nothing is shared a second time
    if (files.length > 0) offer(files);
  });
  useEffect(() => {
    if (shared) void taken();
  }, [shared]);
}

async function sharedFiles(): Promise<File[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(SHARED_FILES);
  const answers = await cache.matchAll();
  const files = await Promise.all(
    answers.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get("x-name") ?? "");
      return new File([await answer.blob()], name === "" ? "file" : name);
    }),
  );
  await caches.delete(SHARED_FILES);
  return files;
}
