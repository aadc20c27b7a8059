import type { cardExpiring as english } from "../../en/mails/card-expiring.ts";
/** A card that will soon stop working, while somebody is supported with it. */
export const cardExpiring: typeof english = {
  subject: (label: string) => `${label} läuft bald ab`,
  preview: "Füge deine neue Karte hinzu, damit deine Unterstützung weiterläuft.",
  title: "Deine Karte läuft bald ab",
  what: (label: string, month: string) => `Deine Karte ${label} gilt bis Ende ${month}.`,
  replace:
    "Füge die neue hinzu, und sonst ändert sich nichts. Wenn deine Bank sie automatisch ersetzt, bekommen wir oft die neue Nummer, und du musst nichts tun.",
  noDebt: "Wenn wir eine Spende nicht einziehen können, schuldest du nichts.",
  button: "Zahlungsmittel ändern",
  reason:
    "Du bekommst diese E-Mail, weil eine Karte, mit der du spendest, bald abläuft. E-Mails zu deinem Geld schicken wir immer.",
};
