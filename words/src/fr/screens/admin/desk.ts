import type { desk as english } from "../../../en/screens/admin/desk.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const desk: typeof english = {
  title: "Recherche",
  search: "Tout rechercher",
  placeholder: "Nom, e-mail, numéro, référence",
  help: "Un nom, une adresse e-mail, le numéro d’un décompte, ou une référence de la banque, du prestataire de paiement ou d’un mandat.",
  tooLong: (most: number) => `C’est plus long que tout nom ou toute référence : ${most} caractères au plus.`,
  none: "Rien trouvé",
  noneHelp:
    "Les références se cherchent en entier. D’un nom, trois lettres suffisent ; un nom plus court se cherche comme mot entier.",
  statements: "Décomptes",
  onNoStatement: "Encore sur aucun extrait de la banque",
  arrivals: "Versé par le prestataire de paiement",
  wholeRun: (id: number) => `Lot ${id}`,
  person: (id: number) => `Personne ${id}`,
  foundBy: {
    statement: "par son numéro",
    charge: "par le numéro du prélèvement",
    provider: "par une référence du prestataire",
    mandate: "par son mandat",
    payer: "par la personne ou l’équipe qui paie",
  },
  month: "Mois",
  returned: "Remboursé ou repris",
  charge: "Numéro du prélèvement",
  method: "Moyen de paiement",
  payment: "Paiement chez le prestataire",
  providerCharge: "Référence sur la confirmation de paiement",
  mandate: "Mandat",
  reason: "Raison",
  triedNext: "Prochain essai",
  notices: "E-mails qui l’ont annoncé",
  noticeStates: { waiting: "en route", sent: "envoyé", given_up: "abandonné", not_needed: "plus utile" },
  refusedSoFar: "refusé jusqu’ici",
  nextTry: (at: string) => `prochain essai le ${at}`,
  tries: (n: number) => counted(n, { one: "essai", other: "essais" }),
  asPayer: "Comme le voit la personne qui paie",
  logged: "L’ouverture de cette page figure dans le journal d’audit.",
  resend: "Renvoyer l’avis",
  resendTitle: (name: string) => `Renvoyer l’avis à ${name} ?`,
  resendHelp: (amount: string, due: string, told: string) =>
    `Le même e-mail que le ${told} part encore une fois. Le montant de ${amount} reste, et son jour aussi : ${due}.`,
  resent: "L’avis est en route.",
};
