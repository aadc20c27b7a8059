import type { refunds as english } from "../../../en/screens/admin/refunds.ts";
/** What went back to payers. */
export const refunds: typeof english = {
  none: "Keine Erstattung",
  noneHelp: "Hier steht, was Zahler selbst verlangen und was du erstattest.",
  filter: "Stand",
  filters: {
    all: "Alle",
    requested: "Verlangt",
    pending: "Unterwegs",
    succeeded: "Erstattet",
    failed: "Misslungen",
  },
  states: {
    requested: "Verlangt",
    pending: "Unterwegs",
    succeeded: "Erstattet",
    failed: "Misslungen",
  },
  of: (charged: string) => `von ${charged}`,
  askedBy: {
    payer: "Vom Zahler verlangt",
    admin: "Von einem Admin",
    provider: "Im Dashboard des Zahlungsdienstes",
  },
  reasons: {
    unrecognised: "Nicht erkannt",
    too_much: "Mehr als erwartet",
    requested: "Auf Wunsch",
    duplicate: "Zweimal eingezogen",
    fraud: "Betrug",
  },
  askedOn: (at: string) => `Verlangt ${at}`,
  doneOn: (at: string) => `fertig ${at}`,
  nextTry: (at: string) => `fragt wieder ${at}`,
  failure: (why: string) => `Misslungen: ${why}`,
  statement: (id: string) => `Abrechnung ${id}`,
  add: "Abrechnung erstatten",
  find: "Finden",
  refund: "Erstatten",
  number: "Nummer, Name oder Referenz",
  numberHelp:
    "Die Nummer steht auf der Seite des Zahlers, in den E-Mails und auf der Zahlungsbestätigung. Ein Name, eine E-Mail-Adresse oder eine Referenz der Bank oder des Zahlungsdienstes geht auch.",
  unknown: "Damit ist keine Abrechnung zu finden.",
  goesBack: (amount: string, method: string) => `${amount} gehen zurück an ${method}.`,
  givenBackBy: (name: string) => `Zurückgegeben von ${name}`,
  borneByUs: "Von der Vereinigung gezahlt",
  whole: (left: string) => `${left} zählen als gespendet.`,
  paidOn: (day: string, method: string) => `Gezahlt ${day} mit ${method}.`,
  released:
    "Dieses Geld ist schon für die Organisationen freigegeben: Diese Erstattung zahlt die Vereinigung.",
  amount: "Betrag",
  amountHelp: "Auch ein Teil kann erstattet werden.",
  amountWrong: (most: string) => `Gib einen Betrag zwischen 0,01 € und ${most} an.`,
  reason: "Grund",
  effect:
    "Der Betrag wird aus allen Zahlen herausgenommen, und der Zahler bekommt eine E-Mail. Das lässt sich nicht rückgängig machen.",
  effectNobody:
    "Der Betrag wird aus allen Zahlen herausgenommen. Es ist niemand mehr da, der eine E-Mail bekäme. Das lässt sich nicht rückgängig machen.",
  action: (amount: string) => `${amount} erstatten`,
  done: "Die Erstattung ist unterwegs.",
  obstacles: {
    "not-paid": "Für diese Abrechnung wurde nichts eingezogen.",
    "under-way": "Eine Erstattung läuft bereits.",
    disputed: "Die Bank hat diese Zahlung zurückgebucht: Eine Erstattung würde sie zweimal zurückzahlen.",
    "nothing-left": "Es ist nichts mehr zu erstatten.",
  },
};
