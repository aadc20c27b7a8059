import type { NeedsReconnectMailData } from "./mail.ts";

export const sample: NeedsReconnectMailData = { firstName: "Amélie", provider: "Strava" };
