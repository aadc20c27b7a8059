import type { newsletters as english } from "../../../en/screens/admin/newsletters.ts";
import { pluralOf } from "../../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const newsletters: typeof english = {
  none: "Pas encore de newsletter",
  noneHelp: "Elle ne va qu’aux personnes qui l’ont cochée.",
  write: "Écrire une newsletter",
  begin: "Garder en brouillon",
  begun: "Le brouillon est enregistré.",
  editTitle: "Modifier le brouillon",
  subject: "Objet",
  body: "Texte",
  bodyHelp: "Une ligne vide commence un paragraphe. # fait un titre, - une liste, [mots](https://…) un lien.",
  draft: "Brouillon",
  sent: "Envoyée",
  changed: (day: string) => `Modifiée le ${day}`,
  sentOn: (day: string, n: number) =>
    plural(n, (figure) => ({
      one: `Envoyée le ${day} à ${figure} personne`,
      other: `Envoyée le ${day} à ${figure} personnes`,
    })),
  by: (name: string) => `par ${name}`,
  preview: "Comme elle arrive",
  readers: (n: number) =>
    plural(n, (figure) => ({
      one: `À envoyer à ${figure} personne.`,
      other: `À envoyer à ${figure} personnes.`,
    })),
  nobody: "Personne n’a activé la newsletter : il n’y a donc personne à qui l’envoyer.",
  test: "Me l’envoyer",
  tested: "Elle est en route vers toi.",
  send: "Envoyer à tout le monde",
  sendTitle: (n: number) =>
    plural(n, (figure) => ({
      one: `L’envoyer à ${figure} personne ?`,
      other: `L’envoyer à ${figure} personnes ?`,
    })),
  sendAsk: "Elle part tout de suite et ne peut être ni rappelée ni modifiée. Lis d’abord ta propre copie.",
  sendAction: (n: number) =>
    plural(n, (figure) => ({ one: `Envoyer à ${figure} personne`, other: `Envoyer à ${figure} personnes` })),
  sentNow: "Elle est en route.",
  remove: "Supprimer le brouillon",
  removeTitle: "Supprimer ce brouillon ?",
  removeAsk: "Ce qui a été écrit est perdu.",
  removed: "Le brouillon est supprimé.",
};
