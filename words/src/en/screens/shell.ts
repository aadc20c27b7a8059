import { APP_NAME } from "../../app-name.ts";

/** Said by the phone's app only. */
export const shell = {
  backLeaves: `Press back once more to leave ${APP_NAME}.`,
};
