import type { addressChanged as english } from "../../en/mails/address-changed.ts";
import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
export const addressChanged: typeof english = {
  subject: "Deine E-Mail-Adresse wurde geändert",
  preview: `Warst du das nicht, kannst du es ${ADDRESS_UNDO_DAYS} Tage lang rückgängig machen.`,
  title: "Deine E-Mail-Adresse wurde geändert",
  intro: "Dein Konto hat jetzt eine andere E-Mail-Adresse. Von nun an gehen unsere E-Mails dorthin.",
  notYou: (until: string) =>
    `Warst du das nicht? Bis ${until} setzt der Knopf unten diese Adresse wieder ein, meldet alle ab und lässt dich ein neues Passwort wählen.`,
  button: "Diese Adresse wieder einsetzen",
  wasYou: "Warst du es, musst du nichts tun.",
  reason: "Du bekommst diese E-Mail, weil das die Adresse eines Kontos war.",
};
