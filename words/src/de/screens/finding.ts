import type { finding as english } from "../../en/screens/finding.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("de");

/** What a search over everything finds, and the filters of the list of burners. */
export const finding: typeof english = {
  people: "Menschen",
  allOf: {
    burners: (n: number) => `${counted(n, { one: "Sportler", other: "Sportler" })} ansehen`,
    donors: (n: number) => `${counted(n, { one: "Unterstützer", other: "Unterstützer" })} ansehen`,
    teams: (n: number) => `${counted(n, { one: "Team", other: "Teams" })} ansehen`,
    organisations: (n: number) => `${counted(n, { one: "Organisation", other: "Organisationen" })} ansehen`,
  },
  nothing: "Nichts gefunden",
  nothingHelp: "Versuch eine andere Schreibweise oder weniger Buchstaben.",
  filters: "Nur zeigen",
  cause: "Zweck",
  anyCause: "Jeder Zweck",
  near: "Etwa so viel wie ich",
  teams: "Meine Teams",
  waiting: "Noch ohne Unterstützer",
};
