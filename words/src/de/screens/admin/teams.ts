import type { teams as english } from "../../../en/screens/admin/teams.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("de");

export const teams: typeof english = {
  none: "Kein Team gefunden",
  deleted: "Gelöscht",
  members: (n: number) => counted(n, { one: "Mitglied", other: "Mitglieder" }),
  created: (day: string) => `gegründet ${day}`,
  donated: (amount: string) => `${amount} gespendet`,
  ledBy: (names: string) => `Admins: ${names}`,
  payment: { none: "Kein Zahlungsmittel", active: "Zahlung geht", failed: "Zahlung misslungen" },
};
