import { createHash } from "node:crypto";
import type { Provider } from "@kalivo/domain/health-source.ts";
import type { Recording } from "./recording.ts";

const DAY_MS = 86_400_000;

const PLANS = [
  { sport: "running", daysAgo: 2, km: 6, pace: 6, kcalPerKm: 68, device: "Forerunner 265" },
  { sport: "biking", daysAgo: 6, km: 24, pace: 2.6, kcalPerKm: 24, device: "Edge 840" },
  { sport: "walking", daysAgo: 11, km: 5, pace: 11.5, kcalPerKm: 42, device: "Forerunner 265" },
  { sport: "running", daysAgo: 17, km: 10, pace: 5.6, kcalPerKm: 68, device: "Forerunner 265" },
  { sport: "swimming", daysAgo: 24, km: 1.2, pace: 26, kcalPerKm: 280, device: "Swim 2" },
] as const;

/** What an account of the demo has done lately: the same for the same name, another one for another. */
export function demoRecordings(provider: Provider, name: string, now: Date): Recording[] {
  const seed = createHash("sha256").update(`${provider} ${name}`).digest();
  return PLANS.map(({ sport, daysAgo, km, pace, kcalPerKm, device }, index) => {
    const varied = Math.round(km * (0.8 + (seed[index] ?? 0) / 640) * 10) / 10;
    const hour = 6 + ((seed[index + 8] ?? 0) % 13);
    const day = Math.floor(now.getTime() / DAY_MS) - daysAgo;
    return {
      sport,
      km: varied,
      minutes: Math.round(varied * pace),
      kcal: Math.round(varied * kcalPerKm),
      start: new Date(day * DAY_MS + hour * 3_600_000 + ((seed[index + 16] ?? 0) % 60) * 60_000),
      device: `Garmin ${device}`,
      typedIn: false,
    };
  });
}
