import { pluralOf } from "../../plural.ts";
import type { finding as english } from "../../en/screens/finding.ts";

const { counted } = pluralOf("nl-BE");

export const finding: typeof english = {
  people: "Mensen",
  allOf: {
    burners: (n) => `Bekijk ${counted(n, { one: "sporter", other: "sporters" })}`,
    donors: (n) => `Bekijk ${counted(n, { one: "donateur", other: "donateurs" })}`,
    teams: (n) => `Bekijk ${counted(n, { one: "team", other: "teams" })}`,
    organisations: (n) => `Bekijk ${counted(n, { one: "organisatie", other: "organisaties" })}`,
  },
  nothing: "Niets gevonden",
  nothingHelp: "Probeer een andere spelling, of minder letters.",
  filters: "Toon alleen",
  cause: "Doel",
  anyCause: "Elk doel",
  near: "Rond mijn tempo",
  teams: "Mijn teams",
  waiting: "Wacht op een donateur",
};
