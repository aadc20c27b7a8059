import type { codes as english } from "../../../en/screens/admin/codes.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const codes: typeof english = {
  none: "Geen code gevonden",
  searchLabel: "Code, naam of eigenaar",
  archived: "Gearchiveerd",
  owner: (name) => `Eigenaar: ${name}`,
  running: (n) => counted(n, { one: "toezegging loopt", other: "toezeggingen lopen" }),
};
