import { APP_NAME } from "../../app-name.ts";
import type { shell as english } from "../../en/screens/shell.ts";

/** Said by the phone's app only. */
export const shell: typeof english = {
  backLeaves: `Druk nog een keer op terug om ${APP_NAME} te verlaten.`,
};
