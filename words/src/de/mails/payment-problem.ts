import type { paymentProblem as english } from "../../en/mails/payment-problem.ts";
export const paymentProblem: typeof english = {
  confirmSubject: "Deine Bank bittet dich, deine Spende zu bestätigen",
  declinedSubject: "Wir konnten deine Spende nicht einziehen",
  pausedSubject: "Deine Unterstützung macht Pause",
  preview: (month: string) => `Deine Spenden für ${month}.`,
  confirmTitle: "Bitte bestätige deine Spende",
  declinedTitle: "Wir konnten deine Spende nicht einziehen",
  pausedTitle: "Deine Unterstützung macht Pause",
  confirm: (amount: string, month: string) =>
    `Deine Bank möchte, dass du die Zahlung von ${amount} für ${month} selbst bestätigst. Das dauert eine Minute.`,
  declined: (amount: string, month: string, method: string) =>
    `Deine Bank hat die Zahlung von ${amount} für ${month} von ${method} abgelehnt.`,
  retry: (day: string) =>
    `Am ${day} versuchen wir es noch einmal. Du musst nichts tun, kannst aber schon ein anderes Zahlungsmittel wählen.`,
  newMethod: "Mit diesem Zahlungsmittel versuchen wir es nicht noch einmal. Wähle bitte ein anderes.",
  noMethod: (amount: string, month: string) =>
    `Es gibt kein Zahlungsmittel, um ${amount} für ${month} einzuziehen. Wähle bitte eines.`,
  refusedForGood: (amount: string, month: string, method: string) =>
    `Deine Bank hat uns schon gesagt, dass wir ${method} nicht mehr versuchen sollen. Darum haben wir die ${amount} für ${month} dort nicht verlangt. Wähle bitte ein anderes Zahlungsmittel.`,
  paused:
    "Wir konnten zwei Monate hintereinander nicht einziehen, darum macht deine Unterstützung Pause. Sie geht weiter, sobald eine Zahlung gelingt oder du ein anderes Zahlungsmittel wählst und dann auf „Weitermachen“ drückst.",
  endedSubject: (month: string) => `Für ${month} ziehen wir nichts mehr ein`,
  endedTitle: (month: string) => `Für ${month} ziehen wir nichts mehr ein`,
  ended: (amount: string, month: string) =>
    `Die ${amount} für ${month} ziehen wir nicht mehr ein. Du schuldest nichts, und du musst nichts tun.`,
  endedWhy: {
    payer_asked: "Du hast uns darum gebeten.",
    mistake: "Wir hätten das nicht von dir verlangen sollen. Das tut uns leid.",
    unreachable:
      "Unsere E-Mails dazu kamen nicht bei dir an, und wir ziehen nichts ein, ohne es dir vorher zu sagen.",
    stopped: "Nach einer bestrittenen Zahlung bei deiner Bank ziehen wir bei dir nichts mehr ein.",
    not_attempted: "Wir konnten es nicht rechtzeitig einziehen.",
  },
  noDebt: "Wenn wir eine Spende nicht einziehen können, schuldest du nichts.",
  confirmButton: "Zahlung bestätigen",
  methodButton: "Anderes Zahlungsmittel wählen",
  reason:
    "Du bekommst diese E-Mail, weil wir Geld von dir einziehen wollten. E-Mails zu deinem Geld schicken wir immer.",
};
