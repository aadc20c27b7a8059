import { DISPUTED_SAMPLE } from "../statement-mail-data.ts";
import type { DisputeEndedMailData } from "./mail.ts";

export const sample: DisputeEndedMailData = { ...DISPUTED_SAMPLE, outcome: "won", stopped: true };

export const lost: DisputeEndedMailData = { ...DISPUTED_SAMPLE, outcome: "lost", stopped: false };
