import type { WakeReason } from "../db/notify-jobs.ts";
import { LANES, type Lane } from "./due-steps.ts";

const WAKES: Readonly<Record<WakeReason, readonly Lane[]>> = {
  "active source": ["workouts"],
  "catch up": ["workouts"],
  charge: ["collect"],
  check: ["checks"],
  clock: LANES,
  connected: ["workouts"],
  mail: ["people", "mails"],
  "provider event": ["events"],
  push: ["people"],
  refund: ["collect"],
  revocation: ["workouts"],
  "sandbox event": ["events"],
  "simulated event": ["workouts"],
  "source inbox": ["workouts"],
};
const wakes: Readonly<Record<string, readonly Lane[]>> = WAKES;

/** The lanes with due work. An unknown reason, of another version of the product, wakes them all. */
export const lanesOf = (reason: string | undefined): readonly Lane[] => wakes[reason ?? ""] ?? LANES;
