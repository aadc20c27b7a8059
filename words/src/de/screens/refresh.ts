import type { refresh as english } from "../../en/screens/refresh.ts";
/** After somebody asked a page for what is new. */
export const refresh: typeof english = {
  refreshed: "Auf dem neuesten Stand",
};
