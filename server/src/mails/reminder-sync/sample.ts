import type { ReminderSyncData } from "./mail.ts";

export const sample: ReminderSyncData = { firstName: "Thomas", period: 202611, donors: 3, kcal: 4_200n };
