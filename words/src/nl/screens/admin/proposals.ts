import type { proposals as english } from "../../../en/screens/admin/proposals.ts";

/** What one admin proposes and another confirms. */
export const proposals: typeof english = {
  title: "Wacht op een andere beheerder",
  what: {
    grant: (name) => `${name} wordt beheerder`,
    erase: (name) => `${name} wordt gewist`,
  },
  by: (name, day) => `Voorgesteld door ${name} op ${day}.`,
  inForce: (day) => `Gaat in op ${day}, als niemand bezwaar maakt.`,
  confirm: "Bevestigen",
  confirmTitle: (name) => `${name} beheerder maken?`,
  confirmHelp: "Deze persoon ziet dan ieders account en beslist over geld.",
  confirmed: "Bevestigd.",
  object: "Bezwaar maken",
  objectTitle: "Bezwaar maken?",
  objectHelp: "Dan gebeurt er niets, en elke beheerder hoort het.",
  objected: "Er gebeurt niets.",
  contact: "Contact voor de bankrekening",
  contactHelp: "Krijgt een e-mail bij elke verandering van de rekening, naast de beheerders.",
  noContact: "Niemand bij de organisatie hoort van een verandering.",
  contactMail: "E-mailadres van het contact",
  contactSaved: "Het contact is bewaard.",
};
