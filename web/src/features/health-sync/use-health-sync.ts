import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { HEALTH_SYNC_DAYS, HEALTH_SYNC_MAX_RECORDS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import type { HealthBridge } from "../../lib/native/health-bridge.ts";
import { useText } from "../../lib/text.tsx";
import { useMe } from "../me/session.ts";
import { useRefreshWorkouts } from "../workouts/use-workouts.ts";
import { createHealthSync, type HealthSync, type SyncOutside } from "./health-sync.ts";
import type { SyncPhase } from "./sync-state.ts";

/** Syncs while Home is open: at once, when the app comes to the foreground, and periodically. */
export function useHealthSync(bridge: HealthBridge): { phase: SyncPhase; retry: () => void } {
  const me = useMe();
  const app = { refresh: useRefreshWorkouts(), unreachable: useText("account").unreachable };
  const [sync] = useState(() => syncOf(me, bridge, app));
  const { phase } = useSyncExternalStore(sync.subscribe, sync.state);
  useEffect(() => {
    const resume = () => {
      if (!document.hidden) sync.resume();
    };
    resume();
    document.addEventListener("visibilitychange", resume);
    document.addEventListener("resume", resume); // fired by the phone's shell
    return () => {
      document.removeEventListener("visibilitychange", resume);
      document.removeEventListener("resume", resume);
      sync.pause();
    };
  }, [sync]);
  return { phase, retry: sync.retry };
}

/** One instance while the app is open: coming back to Home does not sync again. */
let latest: { userId: number; sync: HealthSync } | null = null;

type App = { refresh: () => Promise<void>; unreachable: string };

function syncOf(me: User, bridge: HealthBridge, app: App): HealthSync {
  if (latest?.userId !== me.id) {
    latest = { userId: me.id, sync: createHealthSync(outside(me, bridge, app)) };
  }
  return latest.sync;
}

type Records = Awaited<ReturnType<HealthBridge["readHealthRecords"]>>;

const DAY_MS = 24 * 60 * 60_000;

const outside = (me: User, bridge: HealthBridge, app: App): SyncOutside<Records> => ({
  now: Date.now,
  wait: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  /** The last 30 days, or since the account if that is later (specification §7.2). */
  read: () => {
    const now = Date.now();
    const from = Math.max(now - HEALTH_SYNC_DAYS * DAY_MS, Date.parse(me.created_at));
    return bridge.readHealthRecords({
      from: new Date(Math.min(from, now)),
      until: new Date(now),
      limit: HEALTH_SYNC_MAX_RECORDS,
    });
  },
  send: async (workouts) => {
    const answer = await call("POST", api.syncWorkouts, { data: { workouts }, background: true });
    if (answer.kind === "unreachable") throw new Error(app.unreachable);
    if (!answer.ok) throw new Error(answer.data.message ?? String(answer.status));
    if (answer.data.accepted + answer.data.updated > 0) await app.refresh();
  },
});
