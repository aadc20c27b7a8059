import type { teams as english } from "../../../en/screens/admin/teams.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const teams: typeof english = {
  none: "Aucune équipe ne correspond",
  deleted: "Supprimée",
  members: (n: number) => counted(n, { one: "membre", other: "membres" }),
  created: (day: string) => `créée le ${day}`,
  donated: (amount: string) => `${amount} de dons`,
  ledBy: (names: string) => `Admins : ${names}`,
  payment: {
    none: "Pas de moyen de paiement",
    active: "Le paiement fonctionne",
    failed: "Le paiement a échoué",
  },
};
