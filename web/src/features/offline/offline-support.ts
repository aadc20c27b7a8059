import type { QueryClient } from "@tanstack/react-query";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { showWhole } from "../../lib/format.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { log } from "../../lib/log.ts";
import { isOnline, watchOnline } from "../../lib/online.ts";
import { isNative } from "../../lib/platform.ts";
import { currentWords } from "../../lib/words.ts";
import { announce } from "../../ui/toast/toasts.tsx";
import { countVisit } from "../install/install-offer.ts";
import { followManifest } from "../install/manifest-link.ts";
import { keepLastData, putBackLastData } from "./last-data.ts";
import { signOfToken, writeOwner } from "./owner.ts";
import { sessionQuery } from "../me/session.ts";
import { sendWaiting } from "./send-waiting.ts";
import { keepOnlyOf } from "./workout-queue.ts";
import { registerWorker } from "./worker.ts";

let sendNow: () => Promise<void> = async () => undefined;

/** For the Retry button. */
export const retryWaiting = (): Promise<void> => sendNow();

/**
 * For a signed-in person, once the page is idle: saves the data seen, sends the queue when the network or the app comes
 * back, and registers the service worker. Returns how to stop.
 */
export function startOfflineSupport(client: QueryClient, userId: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  sendNow = sender(client, userId, signal);
  const send = () => void sendNow();
  document.addEventListener("visibilitychange", () => document.hidden || send(), { signal });
  // Offline, this page also shows data that another page has saved.
  const end = watchOnline(() => (isOnline() ? send() : void putBackLastData(client)));
  signal.addEventListener("abort", end);
  begin(client, userId, signal).catch((error) => log(`nothing can be kept on this device: ${String(error)}`));
  if (!isNative()) {
    countVisit();
    signal.addEventListener("abort", followManifest());
    registerWorker(signal);
  }
  return () => ended.abort();
}

async function begin(client: QueryClient, userId: number, signal: AbortSignal): Promise<void> {
  const sign = await signOfToken();
  if (signal.aborted) return;
  if (sign !== null) await writeOwner({ userId, sign });
  await keepOnlyOf(userId);
  if (signal.aborted) return;
  await keepLastData(client, userId, signal);
  await sendNow();
}

function sender(client: QueryClient, userId: number, signal: AbortSignal): () => Promise<void> {
  const token = readToken();
  const onTaken = async ({ kcal }: Workout) => {
    void client.invalidateQueries({ queryKey: ["workouts"] });
    void client.invalidateQueries({ queryKey: ["stats"] });
    await client.refetchQueries({ queryKey: ["me"] });
    announce((await currentWords("offline")).sent(showWhole(kcal)));
  };
  return async () => {
    if (token === null || signal.aborted || !mayBeSent(client)) return;
    await sendWaiting({ userId, token, onTaken }).catch((error) =>
      log(`waiting workouts not sent: ${String(error)}`),
    );
  };
}

/** Workouts queued while offline wait for the health consent (rule 51). */
function mayBeSent(client: QueryClient): boolean {
  const session = client.getQueryData(sessionQuery.queryKey);
  return session?.kind === "member" && session.user.health_consent;
}
