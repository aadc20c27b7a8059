import type { DisconnectedMailData } from "./mail.ts";

export const sample: DisconnectedMailData = { firstName: "Amélie", provider: "Strava", by: "person" };
