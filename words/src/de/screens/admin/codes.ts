import type { codes as english } from "../../../en/screens/admin/codes.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("de");

export const codes: typeof english = {
  none: "Kein Code gefunden",
  searchLabel: "Code, Spitzname oder von wem",
  archived: "Archiviert",
  owner: (name: string) => `Von: ${name}`,
  running: (n: number) => counted(n, { one: "Unterstützung läuft", other: "Unterstützungen laufen" }),
};
