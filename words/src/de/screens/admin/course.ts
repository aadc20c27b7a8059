import type { course as english } from "../../../en/screens/admin/course.ts";

export const course: typeof english = {
  title: "Der Verlauf",
  help: "Jeder Betrag steht in dem Monat, in dem er gezahlt, ausgezahlt oder angekündigt wurde.",
  money: "Geld nach Monat",
  people: "Menschen nach Monat",
  soFar: (span: string) => `${span}, bisher`,
  collected: "Eingezogen",
  paidOut: "Ausgezahlt",
  notCollected: "Nicht eingezogen",
  burners: "Sportler in Bewegung",
  donors: "Unterstützer",
  month: "Monat",
  asTable: "Als Tabelle",
  next: "Was als Nächstes kommt",
  steps: {
    close: (month: string) => `Abschluss für ${month}`,
    notices: (month: string) => `E-Mails zur Ankündigung von ${month}`,
    collection: (month: string) => `Einzug für ${month}`,
    release: () => "Geld wird auszahlbar",
    payouts: () => "Auszahlungen",
  },
  states: {
    nothing: "Nichts zu tun",
    to_come: "Steht an",
    under_way: "Läuft",
    done: "Erledigt",
  },
  dealtWith: (done: number, all: number) => `${done} von ${all} erledigt`,
};
