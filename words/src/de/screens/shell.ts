import type { shell as english } from "../../en/screens/shell.ts";
import { APP_NAME } from "../../app-name.ts";

/** Said by the phone's app only. */
export const shell: typeof english = {
  backLeaves: `Drück noch einmal auf Zurück, um ${APP_NAME} zu verlassen.`,
};
