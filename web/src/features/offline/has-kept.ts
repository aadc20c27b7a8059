import { readText, storeText } from "../../lib/local-storage.ts";

// Known without the database, so that a first visit loads no code for it.
const KEY = "seen";

/** Whether this device holds data of the signed-in person's last page. */
export const hasKept = (): boolean => readText(KEY) !== null;

export const noteKept = (kept: boolean): void => storeText(KEY, kept ? "yes" : null);
