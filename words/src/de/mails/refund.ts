import type { refund as english } from "../../en/mails/refund.ts";
import { REFUND_ARRIVES_DAYS } from "@kalivo/domain/limits.ts";
/** Money is on its way back to the payer, or could not be paid back. */
export const refund: typeof english = {
  subject: (amount: string) => `${amount} sind auf dem Weg zurück zu dir`,
  preview: (month: string) => `Eine Erstattung deiner Spenden für ${month}.`,
  title: "Deine Erstattung ist unterwegs",
  sent: (amount: string, method: string) => `Wir erstatten ${amount} an ${method}.`,
  arrives: `Je nach deiner Bank ist das Geld in 5 bis ${REFUND_ARRIVES_DAYS} Tagen da.`,
  means:
    "Der Betrag zählt nicht mehr als gespendet, weder bei dir noch bei denen, die du unterstützt hast. Die Organisationen bekommen ihn nicht.",
  amount: "Erstattet",
  charged: "Eingezogen",
  period: "Monat",
  day: "Erstattet am",
  method: "An",
  reference: "Referenz",
  button: "Abrechnung ansehen",
  help: (mail: string) => `Ist das Geld nach zehn Tagen nicht da, schreib an ${mail} und nenne die Referenz.`,
  failedSubject: "Deine Erstattung hat nicht geklappt",
  failedTitle: "Wir konnten dir das Geld nicht erstatten",
  failed: (amount: string, month: string, method: string) =>
    `Wir konnten ${amount} für ${month} nicht an ${method} erstatten. Deine Spende ist unverändert.`,
  failedHelp: (mail: string) =>
    `Schreib bitte an ${mail}, und wir finden einen anderen Weg. Zu deiner Bank musst du dafür nicht.`,
  reason:
    "Du bekommst diese E-Mail, weil eine Spende von dir erstattet wird. E-Mails zu deinem Geld schicken wir immer.",
};
