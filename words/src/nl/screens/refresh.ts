import type { refresh as english } from "../../en/screens/refresh.ts";

export const refresh: typeof english = {
  refreshed: "Alles is bijgewerkt",
};
