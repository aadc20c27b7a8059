import { APP_NAME } from "../../app-name.ts";
import type { shell as english } from "../../en/screens/shell.ts";

export const shell: typeof english = {
  backLeaves: `Appuie encore une fois sur retour pour quitter ${APP_NAME}.`,
};
