import type { QueryClient } from "@tanstack/react-query";
import { readToken } from "../../lib/jwt-cookie.ts";
import { log } from "../../lib/log.ts";
import { onDevice } from "./device-store.ts";
import { noteKept } from "./has-kept.ts";
import { keptFor } from "./kept-reads.ts";
import { ownerOfDevice, signOfToken } from "./owner.ts";

type LastData = {
  /** The build that wrote it: another one may expect other shapes. */
  app: string;
  userId: number;
  reads: { key: readonly unknown[]; data: unknown; at: number }[];
};

const KEY = "last data";
const SAVE_AFTER_MS = 1_000;
/** The most recent answers: a page opened again is among them. */
const MOST_READS = 80;

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
      .then(() => readToken() === token && noteKept(true))
      .catch((error) => log(`last data not kept: ${String(error)}`));
  };
  save();
  // The page may be unloaded before the timer fires.
  document.addEventListener("visibilitychange", () => document.hidden && timer !== undefined && save(), {
    signal: until,
  });
  const end = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== "updated" || keptFor(query.queryKey, userId) === 0 || query.state.status !== "success")
      return;
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
    .filter(({ queryKey, state: { data } }) => isAnswer(data) && keptFor(queryKey, userId) > 0)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  const known = new Set(reads.map(({ key }) => JSON.stringify(key)));
  const earlier = before?.userId === userId && before.app === thisApp() ? before.reads : [];
  const others = earlier.filter(
    ({ key, at }) => !known.has(JSON.stringify(key)) && now - at <= keptFor(key, userId),
  );
  const latest = [...reads, ...others].toSorted((one, other) => other.at - one.at).slice(0, MOST_READS);
  return { app: thisApp(), userId, reads: latest };
}

/** False for a session that is itself from the device: it would grow younger with each page. */
const isAnswer = (data: unknown): boolean =>
  data !== undefined && !(typeof data === "object" && data !== null && "unreached" in data);

/** Restores the last data of the device's owner; false when there is none or it is too old. */
export async function putBackLastData(client: QueryClient): Promise<boolean> {
  try {
    const [kept, userId] = await Promise.all([onDevice.get<LastData>(KEY), ownerOfDevice()]);
    if (kept === undefined || kept.userId !== userId || kept.app !== thisApp()) return false;
    const now = Date.now();
    for (const { key, data, at } of kept.reads) {
      if (now - at > keptFor(key, userId) || client.getQueryData(key) !== undefined) continue;
      const query = client.getQueryCache().build(client, { queryKey: key, gcTime: Number.POSITIVE_INFINITY });
      query.setData(data, { updatedAt: at, manual: true });
      query.invalidate(); // however recent: a screen that shows it asks for it
    }
    return true;
  } catch (error) {
    log(`last data not readable: ${String(error)}`);
    return false;
  }
}

export function forgetLastData(): Promise<void> {
  noteKept(false);
  return onDevice.delete(KEY);
}
