import type { codes as english } from "../../../en/screens/admin/codes.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const codes: typeof english = {
  none: "Aucun code ne correspond",
  searchLabel: "Code, nom ou propriétaire",
  archived: "Archivé",
  owner: (name: string) => `Propriétaire : ${name}`,
  running: (n: number) => counted(n, { one: "promesse de don en cours", other: "promesses de don en cours" }),
};
