import { DISPUTED_SAMPLE } from "../statement-mail-data.ts";
import type { DisputeMailData } from "./mail.ts";

export const sample: DisputeMailData = { ...DISPUTED_SAMPLE, open: true };

export const decided: DisputeMailData = { ...sample, open: false };
