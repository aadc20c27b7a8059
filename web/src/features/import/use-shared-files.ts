import { useEffect, useEffectEvent } from "react";
import { go } from "../../lib/navigation.ts";
import { href } from "../../paths.ts";

/** The cache where the service worker (web/src/boot/worker/shared.ts) puts shared files. */
const SHARED_FILES = "kalivo-shared";

/** Files that another app shared with this one; read once and deleted. */
export function useSharedFiles(shared: boolean, offer: (files: readonly File[]) => void): void {
  const taken = useEffectEvent(async () => {
    const files = await sharedFiles().catch(() => []);
    go.replace(href("workouts")); // so that a reload does not share again
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
