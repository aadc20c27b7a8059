import type { imprint as english } from "../../../en/screens/admin/imprint.ts";

/** What the imprint says of the association. */
export const imprint: typeof english = {
  help: "Iedereen leest dit in de juridische vermeldingen.",
  name: "Naam",
  mail: "E-mail",
  address: "Adres",
  addressHelp: "Straat, postcode en gemeente.",
  number: "Ondernemingsnummer",
  numberHelp: "Zoals 0123.456.749.",
  missing: "Nog niet ingevuld",
  fixed: (names: string) =>
    `Uit de instellingen van de server: ${names}. Wie de server beheert, kan het daar wijzigen.`,
  page: "Juridische vermeldingen openen",
  saved: "De juridische vermeldingen zijn bewaard.",
};
