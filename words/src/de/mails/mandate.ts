import type { mandate as english } from "../../en/mails/mandate.ts";
/** What a payer agrees to when saving a payment method (rule 12); kept by the payment provider. */
export const mandate: typeof english = {
  text: ({
    association,
    ceiling,
    noticeDays,
  }: {
    association: string;
    ceiling: string;
    noticeDays: string;
  }) =>
    `Ich erlaube ${association}, meine Spenden einmal im Monat von diesem Zahlungsmittel einzuziehen: den Betrag, den ich versprochen habe, nie mehr als ${ceiling} pro Monat. Den genauen Betrag erfahre ich mindestens ${noticeDays} Tage vor jedem Einzug per E-Mail, und ich kann ihn jederzeit senken, absagen oder aufhören.`,
};
