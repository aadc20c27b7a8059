import type { transparency as english } from "../../en/screens/transparency.ts";

export const transparency: typeof english = {
  open: "Voir nos comptes publiés",
};
