import type { QueryClient } from "@tanstack/react-query";
import { readToken } from "../../lib/jwt-cookie.ts";
import { log } from "../../lib/log.ts";
import { onDevice } from "./device-store.ts";
import { ownerOfDevice, signOfToken } from "./owner.ts";

type LastData = {
  /** The build that wrote it: another one may expect other shapes. */
  app: string;
  userId: number;
  savedAt: number;
  reads: { key: readonly unknown[]; data: unknown; at: number }[];
};

const KEY = "last data";
const KEPT_MS = 7 * 86_400_000;
const SAVE_AFTER_MS = 1_000;
/** Queries of the person's own data; no decision about money is sent from this data. */
const OWN_READS: ReadonlySet<unknown> = new Set([
  "me",
  "workouts",
  "stats",
  "meter",
  "codes",
  "raised",
  "rhythm",
]);

/** The build, identified by the hashed name of its entry. */
export const thisApp = (): string =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

/** Saves the person's query data, from now until the signal. */
export async function keepLastData(client: QueryClient, userId: number, until: AbortSignal): Promise<void> {
  const token = readToken();
  if ((await signOfToken()) === null || until.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (readToken() !== token) return; // signed out, or another person
    onDevice
      .update<LastData>(KEY, (before) => dataIn(client, userId, before))
      .catch((error) => log(`last data not kept: ${String(error)}`));
  };
  save();
  // The page may be unloaded before the timer fires.
  document.addEventListener("visibilitychange", () => document.hidden && timer !== undefined && save(), {
    signal: until,
  });
  const end = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || !OWN_READS.has(query.queryKey[0]) || query.state.status !== "success") return;
    timer ??= setTimeout(save, SAVE_AFTER_MS);
  });
  until.addEventListener("abort", () => {
    end();
    clearTimeout(timer);
  });
}

/** This page's data merged with that of earlier pages of the same build. */
function dataIn(client: QueryClient, userId: number, before: LastData | undefined): LastData {
  const now = Date.now();
  const reads = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isOwnRead(queryKey, userId))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  const known = new Set(reads.map(({ key }) => JSON.stringify(key)));
  const earlier = before?.userId === userId && before.app === thisApp() ? before.reads : [];
  const others = earlier.filter(({ key, at }) => !known.has(JSON.stringify(key)) && now - at <= KEPT_MS);
  return { app: thisApp(), userId, savedAt: now, reads: [...reads, ...others] };
}

/** Excludes search results and other people's charts. */
function isOwnRead([name, of, who]: readonly unknown[], userId: number): boolean {
  if (!OWN_READS.has(name)) return false;
  if (name === "workouts") return of === "";
  return name !== "stats" || of === "rhythm" || who === String(userId);
}

/** Restores the last data of the device's owner; false when there is none or it is too old. */
export async function putBackLastData(client: QueryClient): Promise<boolean> {
  try {
    const [kept, userId] = await Promise.all([onDevice.get<LastData>(KEY), ownerOfDevice()]);
    if (kept === undefined || kept.userId !== userId || kept.app !== thisApp()) return false;
    const now = Date.now();
    if (now - kept.savedAt > KEPT_MS) return false;
    for (const { key, data, at } of kept.reads) {
      if (now - at > KEPT_MS || client.getQueryData(key) !== undefined) continue;
      const query = client.getQueryCache().build(client, { queryKey: key, gcTime: Number.POSITIVE_INFINITY });
      query.setData(data, { updatedAt: at, manual: true });
    }
    return true;
  } catch (error) {
    log(`last data not readable: ${String(error)}`);
    return false;
  }
}

export const forgetLastData = (): Promise<void> => onDevice.delete(KEY);
