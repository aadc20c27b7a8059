import type { newsletters as english } from "../../../en/screens/admin/newsletters.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("fr-BE");

const countedPeople = (n: number) => counted(n, { one: "personne", other: "personnes" });

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
  sentOn: (day: string, n: number) => `Envoyée le ${day} à ${countedPeople(n)}`,
  by: (name: string) => `par ${name}`,
  preview: "Comme elle arrive",
  readers: (n: number) => `À envoyer à ${countedPeople(n)}.`,
  nobody: "Personne n’a activé la newsletter : il n’y a donc personne à qui l’envoyer.",
  test: "Me l’envoyer",
  tested: "Elle est en route vers toi.",
  send: "Envoyer à tout le monde",
  sendTitle: (n: number) => `L’envoyer à ${countedPeople(n)} ?`,
  sendAsk: "Elle part tout de suite et ne peut être ni rappelée ni modifiée. Lis d’abord ta propre copie.",
  sendAction: (n: number) => `Envoyer à ${countedPeople(n)}`,
  sentNow: "Elle est en route.",
  remove: "Supprimer le brouillon",
  removeTitle: "Supprimer ce brouillon ?",
  removeAsk: "Ce qui a été écrit est perdu.",
  removed: "Le brouillon est supprimé.",
};
