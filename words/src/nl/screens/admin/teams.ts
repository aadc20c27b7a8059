import type { teams as english } from "../../../en/screens/admin/teams.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const teams: typeof english = {
  none: "Geen team gevonden",
  deleted: "Verwijderd",
  members: (n) => counted(n, { one: "lid", other: "leden" }),
  created: (day) => `gemaakt op ${day}`,
  donated: (amount) => `${amount} gegeven`,
  ledBy: (names) => `Beheerders: ${names}`,
  payment: { none: "Geen betaalmethode", active: "Betaling werkt", failed: "Betaling mislukt" },
};
