import type { everywhere as english } from "../../../en/screens/admin/everywhere.ts";

/** What stands on more than one admin page: their names, and what is the same on each. */
export const everywhere: typeof english = {
  title: "Admin",
  index: "Parties de l’administration",
  parts: {
    books: "Comptabilité",
    search: "Recherche",
    dashboard: "Tableau de bord",
    organisations: "Associations",
    people: "Personnes",
    teams: "Équipes",
    codes: "Codes",
    workouts: "Séances",
    feedback: "Avis",
    billing: "Décomptes",
    refunds: "Remboursements",
    disputes: "Contestations",
    payouts: "Versements",
    mails: "E-mails",
    looks: "À relire",
    newsletters: "Newsletters",
    audit: "Journal d’audit",
    imprint: "Mentions légales",
  },
  groups: { money: "Argent", people: "Personnes", content: "Contenu", system: "Système" },
  show: "Afficher",
  edit: "Modifier",
  saved: "Changements enregistrés !",
  unknownPerson: "personne qui n’existe plus",
  page: "Page publique",
};
