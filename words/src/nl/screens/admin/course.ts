import type { course as english } from "../../../en/screens/admin/course.ts";

export const course: typeof english = {
  title: "Het verloop",
  help: "Elk bedrag staat in de maand waarin het betaald, uitbetaald of aangekondigd werd.",
  money: "Geld per maand",
  people: "Mensen per maand",
  soFar: (span: string) => `${span}, tot nu toe`,
  collected: "Geïnd",
  paidOut: "Uitbetaald",
  notCollected: "Niet geïnd",
  burners: "Sporters die bewogen",
  donors: "Donateurs",
  month: "Maand",
  asTable: "Als tabel",
  next: "Wat volgt",
  steps: {
    close: (month: string) => `Afsluiting van ${month}`,
    notices: (month: string) => `E-mails die ${month} aankondigen`,
    collection: (month: string) => `Inning van ${month}`,
    release: () => "Geld wordt uitbetaalbaar",
    payouts: () => "Uitbetalingen",
  },
  states: {
    nothing: "Niets te doen",
    to_come: "Komt nog",
    under_way: "Bezig",
    done: "Klaar",
  },
  dealtWith: (done: number, all: number) => `${done} van ${all} klaar`,
};
