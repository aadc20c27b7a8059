import { sample as dispute } from "../dispute/sample.ts";
import type { DisputeEndedMailData } from "./mail.ts";

const { open: _, ...common } = dispute;

export const sample: DisputeEndedMailData = { ...common, outcome: "won", stopped: true };

export const lost: DisputeEndedMailData = { ...common, outcome: "lost", stopped: false };
