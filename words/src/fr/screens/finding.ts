import { pluralOf } from "../../plural.ts";
import type { finding as english } from "../../en/screens/finding.ts";

const { counted } = pluralOf("fr-BE");

export const finding: typeof english = {
  people: "Personnes",
  allOf: {
    burners: (n) => `Voir ${counted(n, { one: "athlète", other: "athlètes" })}`,
    donors: (n) => `Voir ${counted(n, { one: "soutien", other: "soutiens" })}`,
    teams: (n) => `Voir ${counted(n, { one: "équipe", other: "équipes" })}`,
    organisations: (n) => `Voir ${counted(n, { one: "association", other: "associations" })}`,
  },
  nothing: "Rien trouvé",
  nothingHelp: "Essaie une autre orthographe, ou moins de lettres.",
  filters: "Montrer seulement",
  cause: "Cause",
  anyCause: "Toutes les causes",
  near: "À mon rythme",
  teams: "Mes équipes",
  waiting: "Attend un soutien",
};
