import type { proposals as english } from "../../../en/screens/admin/proposals.ts";
/** What one admin proposes and another confirms. */
export const proposals: typeof english = {
  title: "Wartet auf einen anderen Admin",
  what: {
    grant: (name: string) => `${name} wird Admin`,
    erase: (name: string) => `${name} wird gelöscht`,
  },
  by: (name: string, day: string) => `Vorgeschlagen von ${name} am ${day}.`,
  inForce: (day: string) => `Gilt am ${day}, wenn niemand widerspricht.`,
  confirm: "Bestätigen",
  confirmTitle: (name: string) => `${name} zum Admin machen?`,
  confirmHelp: "Danach sieht diese Person alle Konten und entscheidet über Geld.",
  confirmed: "Bestätigt.",
  object: "Widersprechen",
  objectTitle: "Dagegen widersprechen?",
  objectHelp: "Dann passiert nichts, und jeder Admin erfährt davon.",
  objected: "Es passiert nichts.",
  contact: "Kontakt für das Bankkonto",
  contactHelp: "Bekommt bei jeder Änderung des Kontos eine E-Mail, wie die Admins.",
  noContact: "Niemand bei der Organisation erfährt von einer Änderung.",
  contactMail: "E-Mail des Kontakts",
  contactSaved: "Der Kontakt ist gespeichert.",
};
