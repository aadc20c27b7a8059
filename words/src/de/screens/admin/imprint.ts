import type { imprint as english } from "../../../en/screens/admin/imprint.ts";

/** What the imprint says of the association. */
export const imprint: typeof english = {
  help: "Das lesen alle im Impressum.",
  name: "Name",
  mail: "E-Mail",
  address: "Adresse",
  addressHelp: "Straße, Postleitzahl und Ort.",
  number: "Unternehmensnummer",
  numberHelp: "Wie 0123.456.749.",
  missing: "Noch nicht angegeben",
  fixed: (names: string) =>
    `Aus den Einstellungen des Servers: ${names}. Wer den Server betreibt, kann es dort ändern.`,
  page: "Impressum öffnen",
  saved: "Das Impressum ist gespeichert.",
};
