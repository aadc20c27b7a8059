import type { imprint as english } from "../../../en/screens/admin/imprint.ts";

/** What the imprint says of the association. */
export const imprint: typeof english = {
  help: "Tout le monde peut lire ceci dans les mentions légales.",
  name: "Nom",
  mail: "E-mail",
  address: "Adresse",
  addressHelp: "Rue, code postal et commune.",
  number: "Numéro d’entreprise",
  numberHelp: "Comme 0123.456.749.",
  missing: "Pas encore indiqué",
  fixed: (names: string) =>
    `Dans les paramètres du serveur : ${names}. La personne qui gère le serveur peut le changer là.`,
  page: "Ouvrir les mentions légales",
  saved: "Les mentions légales sont enregistrées.",
};
