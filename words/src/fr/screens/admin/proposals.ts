import type { proposals as english } from "../../../en/screens/admin/proposals.ts";

/** What one admin proposes and another confirms. */
export const proposals: typeof english = {
  title: "Attend un autre admin",
  what: {
    grant: (name) => `${name} devient admin`,
    erase: (name) => `${name} est à effacer`,
  },
  by: (name, day) => `Proposé par ${name} le ${day}.`,
  inForce: (day) => `En vigueur le ${day}, si personne ne s’y oppose.`,
  confirm: "Confirmer",
  confirmTitle: (name) => `Donner les droits d’admin à ${name} ?`,
  confirmHelp: "Cette personne voit alors le compte de chacun et décide de l’argent.",
  confirmed: "Confirmé.",
  object: "S’opposer",
  objectTitle: "S’y opposer ?",
  objectHelp: "Alors rien ne se passe, et chaque admin en est averti.",
  objected: "Rien ne se passe.",
  contact: "Contact pour le compte bancaire",
  contactHelp: "Reçoit un e-mail à chaque changement du compte, avec les admins.",
  noContact: "Personne dans l’association n’est averti d’un changement.",
  contactMail: "Adresse du contact",
  contactSaved: "Le contact est enregistré.",
};
