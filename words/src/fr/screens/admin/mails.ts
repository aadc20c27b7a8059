import type { mails as english } from "../../../en/screens/admin/mails.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("fr-BE");

export const mails: typeof english = {
  views: {
    kept: "Boîte aux lettres",
    waiting: "En attente",
    sent: "Envoyés",
    given_up: "Abandonnés",
    notices_not_sent: "Annonces pas acceptées",
    dropped: "Plus utiles",
  },
  view: "Quels e-mails",
  none: "Aucun e-mail ici.",
  noneKept: "La boîte ne garde des e-mails que si aucun serveur d’e-mail n’est configuré.",
  to: "À",
  sentAt: "Envoi",
  frame: "L’e-mail comme un programme de messagerie l’affiche",
  plain: "Partie texte",
  states: { waiting: "En attente", sent: "Envoyé", given_up: "Abandonné", dropped: "Plus utile" },
  tries: (n: number) => counted(n, { one: "essai", other: "essais" }),
  notBefore: (at: string) => `pas avant le ${at}`,
  retry: "Renvoyer",
  retried: "Il sera renvoyé.",
  retryAll: "Tout renvoyer",
  retryAllAsk: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail a été abandonné. S’il date des 30 derniers jours, il repart, là où il a encore un sens.`,
      other: `${figure} e-mails ont été abandonnés. Ceux des 30 derniers jours repartent, là où ils ont encore un sens.`,
    })),
  giveUp: "Abandonner",
  giveUpAsk: (name: string) => `Plus personne n’attend cet e-mail à ${name} : il n’est plus essayé.`,
  gaveUp: "Il est abandonné.",
  retriedAll: "Ils seront renvoyés.",
};
