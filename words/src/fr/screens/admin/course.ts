import type { course as english } from "../../../en/screens/admin/course.ts";

export const course: typeof english = {
  title: "L’évolution",
  help: "Chaque montant figure au mois où il a été payé, versé ou annoncé.",
  money: "L’argent par mois",
  people: "Les personnes par mois",
  soFar: (span: string) => `${span}, jusqu’ici`,
  collected: "Prélevé",
  paidOut: "Versé",
  notCollected: "Non prélevé",
  burners: "Athlètes en mouvement",
  donors: "Soutiens",
  month: "Mois",
  asTable: "En tableau",
  next: "La suite",
  steps: {
    close: (month: string) => `Clôture : ${month}`,
    notices: (month: string) => `E-mails d’annonce : ${month}`,
    collection: (month: string) => `Prélèvement : ${month}`,
    release: () => "L’argent devient versable",
    payouts: () => "Versements",
  },
  states: {
    nothing: "Rien à faire",
    to_come: "À venir",
    under_way: "En cours",
    done: "Fait",
  },
  dealtWith: (done: number, all: number) => `${done} sur ${all} faits`,
};
