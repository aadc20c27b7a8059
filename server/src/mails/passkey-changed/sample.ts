import type { PasskeyChangedData } from "./mail.ts";

export const sample: PasskeyChangedData = { change: "added", name: "Android phone" };
