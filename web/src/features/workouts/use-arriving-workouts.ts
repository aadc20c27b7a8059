import * as api from "@kalivo/contract/api-paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { isProvider } from "@kalivo/domain/health-source.ts";
import { call } from "../../lib/call.ts";
import { ARRIVAL_POLL_MS, ARRIVAL_POLLS } from "../../lib/timing.ts";
import { useMe, useSessionActions } from "../me/session.ts";

/**
 * Polls on Home for workouts of an automatic source, so that a new one appears without a reload. Restarts when the page
 * becomes visible; a lost network does not stop it.
 */
export function useArrivingWorkouts(): void {
  const me = useMe();
  const client = useQueryClient();
  const { refresh } = useSessionActions();
  const expected = isProvider(me.active_source);
  const ask = useEffectEvent(async () => {
    const answer = await call("GET", api.readMe);
    if (!answer.ok || figuresOf(answer.data) === figuresOf(me)) return;
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: ["stats"] })]);
  });
  useEffect(() => {
    if (!expected) return undefined;
    let left = ARRIVAL_POLLS;
    const timer = setInterval(() => {
      if (document.hidden || left === 0) return;
      left -= 1;
      void ask();
    }, ARRIVAL_POLL_MS);
    const cameBack = () => {
      left = ARRIVAL_POLLS;
    };
    document.addEventListener("visibilitychange", cameBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", cameBack);
    };
  }, [expected]);
}

const figuresOf = ({ workouts, stats }: User) => JSON.stringify([workouts, stats]);
