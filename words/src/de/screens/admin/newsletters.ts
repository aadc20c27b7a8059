import type { newsletters as english } from "../../../en/screens/admin/newsletters.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("de");

export const newsletters: typeof english = {
  none: "Noch kein Newsletter",
  noneHelp: "Er geht nur an Menschen, die ihn angekreuzt haben.",
  write: "Newsletter schreiben",
  begin: "Als Entwurf speichern",
  begun: "Der Entwurf ist gespeichert.",
  editTitle: "Entwurf bearbeiten",
  subject: "Betreff",
  body: "Text",
  bodyHelp:
    "Eine leere Zeile beginnt einen Absatz. # macht eine Überschrift, - eine Liste, [Wörter](https://…) einen Link.",
  draft: "Entwurf",
  sent: "Verschickt",
  changed: (day: string) => `Geändert ${day}`,
  sentOn: (day: string, n: number) =>
    plural(n, (figure) => ({
      one: `Am ${day} an ${figure} Person verschickt`,
      other: `Am ${day} an ${figure} Menschen verschickt`,
    })),
  by: (name: string) => `von ${name}`,
  preview: "So kommt er an",
  readers: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} Person bekäme ihn.`,
      other: `${figure} Menschen bekämen ihn.`,
    })),
  nobody: "Niemand hat den Newsletter eingeschaltet, also gibt es niemanden, dem du ihn schicken kannst.",
  test: "An mich schicken",
  tested: "Er ist unterwegs zu dir.",
  send: "An alle schicken",
  sendTitle: (n: number) =>
    plural(n, (figure) => ({
      one: `An ${figure} Person schicken?`,
      other: `An ${figure} Menschen schicken?`,
    })),
  sendAsk:
    "Er geht sofort hinaus und lässt sich nicht zurückholen oder ändern. Lies zuerst dein eigenes Exemplar.",
  sendAction: (n: number) =>
    plural(n, (figure) => ({
      one: `An ${figure} Person schicken`,
      other: `An ${figure} Menschen schicken`,
    })),
  sentNow: "Er ist unterwegs.",
  remove: "Entwurf löschen",
  removeTitle: "Diesen Entwurf löschen?",
  removeAsk: "Was geschrieben wurde, geht verloren.",
  removed: "Der Entwurf ist gelöscht.",
};
