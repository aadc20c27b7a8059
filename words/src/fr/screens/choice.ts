import type { choice as english } from "../../en/screens/choice.ts";

export const choice: typeof english = {
  title: "Choisis tes associations",
  help: "Ce que tes calories récoltent leur revient, à parts égales.",
  sort: "Trier",
  raised: "récolté",
  burners: "athlètes",
  listed: "ajoutée le",
  about: "À propos",
  byMonth: "Récolté par mois",
  saved: "Tes associations sont enregistrées",
};
