import { orUnreachable } from "../unreachable.ts";
import type { notice as englishNotice, statements as english } from "../../en/screens/statements.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const statements: typeof english = {
  title: "Mes mois",
  none: "Aucun mois n’a encore été clôturé pour toi.",
  noneHelp: "Le 1er de chaque mois, nous faisons le total de ce que tes athlètes ont brûlé.",
  number: (id: number) => `Décompte ${id}`,
  givenSoFar: "Donné jusqu’ici",
  states: {
    open: "En préparation",
    announced: "Annoncé",
    carried: "Reporté au mois suivant",
    charged: "Payé",
    cancelled: "Annulé",
    waived: "Rien à payer",
    unpaid: "Non prélevé",
  },
  returned: "Restitué",
  partlyReturned: "Restitué en partie",
  chargeStates: {
    planned: "En attente de l’envoi de l’e-mail",
    notified: "Annoncé",
    submitting: "Prélèvement en cours",
    unknown: "Prélèvement en cours",
    action_required: "Ta banque demande ta confirmation",
    processing: "En traitement chez ta banque",
    succeeded: "Payé",
    failed: "Le prélèvement a échoué",
    canceled: "Annulé",
    written_off: "Abandonné, plus rien à payer",
  },
  chargedOn: (day: string, method: string) => `Prélèvement le ${day} via ${method}. Tu n’as rien à faire.`,
  paidOn: (day: string, method: string) => `Payé le ${day} via ${method}.`,
  yourMethod: "ton moyen de paiement",
  carried: "Sous 2,00 €, rien n’est prélevé : cette somme s’ajoute au mois suivant.",
  carriedIn: (n: number) =>
    `Comprend le report de ${counted(n, { one: "mois précédent", other: "mois précédents" })}.`,
  scaled: (amount: string) =>
    `Ton plafond global de ${amount} par mois s’applique : chaque ligne est réduite en proportion.`,
  fee: (gross: string, fee: string, net: string) =>
    `Don : ${gross}. Frais du prestataire de paiement : ${fee}. Pour les associations : ${net}.`,
  lines: "Qui tu as soutenu",
  arithmetic: (kcal: string, rate: string) => `${kcal} kcal × ${rate} par 100 kcal`,
  exact: (amount: string) => `= ${amount}, arrondi au centime inférieur`,
  cap: (amount: string) => `Plafond mensuel ${amount}`,
  lowered: (amount: string) => `Tu en paies ${amount}.`,
  lineStates: {
    pending: null,
    carried: "reporté",
    charged: null,
    cancelled: "retiré",
    waived: "non prélevé",
    no_organisation: "aucune association à qui donner",
  },
  fromMonth: (month: string) => `report : ${month}`,
  goesTo: "Revient à",
  change: "Modifier ce mois",
  cancelMonth: "Annuler ce mois",
  cancelTitle: "Annuler ce mois ?",
  cancelHelp: "Rien ne sera prélevé. Pour ce mois, les associations ne reçoivent rien de toi.",
  dropLine: (name: string) => `Retirer ${name}`,
  dropTitle: (name: string) => `Retirer ${name} de ce mois ?`,
  dropHelp: "Pour ce mois, tu ne paies rien pour cette personne. Ton soutien continue le mois suivant.",
  lowerLine: (name: string) => `Réduire le montant pour ${name}`,
  lowerTitle: "Payer moins pour ce mois",
  lowerField: "Nouveau montant",
  lowerSave: "Réduire",
  lowerWrong: "Indique un montant plus petit que l’actuel.",
  keep: "Ne rien changer",
  doneCancelled: "Ce mois est annulé.",
  doneChanged: "Ton mois est modifié.",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
  disputeHelp: "Tu peux contester un prélèvement auprès de ta banque pendant 2 mois au plus.",
  json: "Télécharger en JSON",
};

export const notice: typeof englishNotice = {
  title: "Tes dons",
  titles: {
    cancel: (month: string) => `Annuler ${month} ?`,
    drop_line: (month: string) => `Retirer une personne de ce mois (${month}) ?`,
    change_method: () => "Changer de moyen de paiement",
    stop_pledge: () => "Arrêter de soutenir ?",
  },
  bodies: {
    cancel: (amount: string) => `La somme de ${amount} ne sera pas prélevée.`,
    drop_line: (amount: string, name: string) =>
      `La somme de ${amount} pour ${name} ne sera pas prélevée pour ce mois.`,
    change_method: (amount: string) =>
      `La somme de ${amount} sera prélevée via le nouveau moyen de paiement.`,
    stop_pledge: (name: string) =>
      `Pour ${name}, les nouvelles séances ne te coûteront plus rien. Ce qui est déjà annoncé reste.`,
  },
  actions: {
    cancel: "Annuler ce mois",
    drop_line: "Retirer cette personne",
    change_method: "Aller au paiement",
    stop_pledge: "Ne plus soutenir",
  },
  done: "C’est fait.",
  unusable: "Ce lien ne peut plus servir : ce mois a déjà été prélevé, annulé ou modifié.",
  unknown: "Ce lien n’est pas valable. Ouvre l’e-mail le plus récent, ou connecte-toi.",
  home: "Retour à l’accueil",
  failed: (status: number) => orUnreachable(status, `Une erreur est survenue : ${status}`),
};
