import type { DisconnectedMailData } from "./mail.ts";

export const sample: DisconnectedMailData = { firstName: "Amélie", provider: "Strava", by: "person" };
export const byProvider: DisconnectedMailData = { ...sample, by: "provider" };
