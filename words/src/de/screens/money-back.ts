import type { moneyBack as english } from "../../en/screens/money-back.ts";
import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
/** A charge after its day: paid back, disputed, refused, and what stands in the way of the next one. */
export const moneyBack: typeof english = {
  title: "Stimmt etwas nicht?",
  ask: "Erstattung verlangen",
  why: "Warum? (freiwillig)",
  reasons: {
    unrecognised: "Ich kenne diese Zahlung nicht",
    too_much: "Es ist mehr, als ich erwartet habe",
    requested: "Ein anderer Grund",
  },
  askTitle: (amount: string) => `Wofür sind diese ${amount}?`,
  what: (month: string, day: string, method: string) =>
    `Deine Spenden für ${month}, am ${day} von ${method} eingezogen, für:`,
  whose: (name: string, amount: string) => `${name}: ${amount}`,
  effect:
    "Wenn wir dir das Geld erstatten, sehen die Menschen, die du unterstützt hast, einen kleineren Betrag, und die Organisationen bekommen es nicht.",
  stays: "Deine Unterstützung läuft nächsten Monat weiter. Du kannst jederzeit aufhören.",
  bankNot:
    "Du musst dafür nicht zu deiner Bank: Eine bestrittene Zahlung kann die Vereinigung 20 € kosten und stoppt deine Spenden hier.",
  refund: (amount: string) => `${amount} erstatten`,
  keep: "So lassen",
  asked: "Deine Erstattung ist unterwegs.",
  until: (day: string) => `Bis ${day} kannst du es dir hier erstatten lassen, einen Monat pro Jahr.`,
  refundObstacles: {
    "not-paid": () => "Für diesen Monat wurde nichts eingezogen.",
    "under-way": () => `Wir erstatten diesen Monat bereits. Das dauert 5 bis ${REFUND_ARRIVES_DAYS} Tage.`,
    disputed: () =>
      "Deine Bank hat diese Zahlung schon zurückgebucht. Würden wir sie auch erstatten, bekämst du sie zweimal.",
    "nothing-left": () => "Dieser Monat wurde ganz erstattet.",
    "too-late": (mail: string) =>
      `Einen Monat kannst du dir hier innerhalb von ${REFUND_DAYS} Tagen nach dem Einzug erstatten lassen. Schreib an ${mail}, dann schauen wir es uns an.`,
    "one-a-year": (mail: string) =>
      `Du hast dieses Jahr schon einen Monat erstattet bekommen. Schreib an ${mail}, dann schauen wir es uns an.`,
  },
  write: (mail: string) => `An ${mail} schreiben`,
  returned: (amount: string, left: string) =>
    `${amount} sind zu dir zurückgekommen. ${left} zählen weiterhin als gespendet.`,
  refunds: {
    way: (amount: string, method: string) =>
      `${amount} sind auf dem Weg zurück an ${method}. Das dauert 5 bis ${REFUND_ARRIVES_DAYS} Tage.`,
    paid: (amount: string, method: string, day: string) =>
      `Wir haben ${amount} am ${day} an ${method} erstattet.`,
    failed: (amount: string, mail: string) =>
      `Wir konnten ${amount} nicht erstatten. Schreib bitte an ${mail}, dann finden wir einen anderen Weg.`,
  },
  disputes: {
    inquiry: (amount: string) =>
      `Deine Bank hat eine Frage zu dieser Zahlung von ${amount}. Noch hat sich nichts geändert.`,
    inquiry_closed: () => "Deine Bank hat nach dieser Zahlung gefragt. Es ändert sich nichts.",
    open: (amount: string) =>
      `Deine Bank hat ${amount} zurückgebucht, weil die Zahlung bestritten wird. Bis deine Bank entschieden hat, zählt sie nicht als gespendet.`,
    won: (amount: string) => `Deine Bank hat es geprüft: Deine Zahlung von ${amount} ist bestätigt.`,
    lost: (amount: string) =>
      `Deine Bank hat ${amount} zurückgebucht, und dabei bleibt es. Die Zahlung zählt nicht als gespendet.`,
  },

  tryNow: "Jetzt versuchen",
  tried: "Wir versuchen es gerade.",
  retryOn: (day: string) => `Am ${day} versuchen wir es noch einmal.`,
  noRetry: "Mit diesem Zahlungsmittel versuchen wir es nicht noch einmal.",
  noDebt: "Wenn wir eine Spende nicht einziehen können, schuldest du nichts.",
  newMethod: "Anderes Zahlungsmittel wählen",
  addMethod: "Zahlungsmittel hinzufügen",
  confirm: "Bei deiner Bank bestätigen",
  confirmHelp: "Deine Bank möchte, dass du diese Zahlung selbst bestätigst. Das dauert eine Minute.",
  processing: (day: string) =>
    `Deine Bank bearbeitet sie. Bis ${day} wissen wir mehr, und du musst nichts tun.`,
  givenUp: "Wir konnten diesen Monat nicht einziehen und versuchen es nicht mehr. Du schuldest nichts.",
  tryObstacles: {
    "not-failed": null,
    "under-way": "Wir versuchen es gerade.",
    confirm: null,
    blocked: null,
    "no-method": "Es gibt kein Zahlungsmittel, mit dem wir es versuchen könnten.",
    "new-method": null,
    "too-soon": "Wir haben es vor weniger als einer Stunde versucht.",
    "too-many": "Die Banken erlauben diesen Monat keine weiteren Versuche.",
  },

  problems: {
    blocked: "Deine Bank hat eine Zahlung zurückgebucht. Deine Spenden ruhen, bis wir gesprochen haben.",
    confirm: "Deine Bank möchte, dass du eine Zahlung selbst bestätigst.",
    declined: (day: string) =>
      `Deine Bank hat eine Zahlung abgelehnt. Am ${day} versuchen wir es noch einmal.`,
    declinedNow: "Deine Bank hat eine Zahlung abgelehnt. Wir versuchen es noch einmal.",
    "new-method": "Deine Bank nimmt dieses Zahlungsmittel nicht mehr an. Wähle ein anderes.",
    paused:
      "Wir konnten zwei Monate hintereinander nicht einziehen, darum macht deine Unterstützung Pause. Wähle ein anderes Zahlungsmittel, um weiterzumachen.",
    resume: "Deine Unterstützung macht Pause. Mach weiter, und sie zählt ab jetzt wieder.",
    "no-method": "Es gibt noch kein Zahlungsmittel: Deine Unterstützung zählt, sobald du eines hinzufügst.",
    "card-expiring": "Deine Karte läuft diesen Monat ab oder ist abgelaufen. Füge die neue hinzu.",
  },
  stopped:
    "Deine Bank hat uns gesagt, dass du eine Zahlung bestreitest. Darum ziehen wir nichts mehr ein, und deine Codes beginnen keine neue Unterstützung. War es ein Versehen? Schreib uns, und deine Unterstützung kann weitergehen.",
  goOn: "Weitermachen",
  seeStatement: "Abrechnung ansehen",
};
