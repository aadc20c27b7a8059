import type { welcome as english } from "../../en/mails/welcome.ts";
import { NOTICE_DAYS } from "../../figures.ts";
export const welcome: typeof english = {
  subject: (app: string) => `Willkommen bei ${app}`,
  preview: "Verbrenne Kalorien oder unterstütze Menschen, die es tun.",
  title: (firstName: string) => `Willkommen, ${firstName}`,
  intro: "Dein Konto ist bereit. Du kannst auf zwei Arten mitmachen: wähle eine oder beide.",
  burnTitle: "Bewegen",
  burn: "Trag ein Training ein oder verbinde deine Gesundheits-App. Wer dich unterstützt, gibt ein wenig für je 100 Kalorien.",
  donateTitle: "Spenden",
  donate: `Unterstütze jemanden mit einem Betrag deiner Wahl, zum Beispiel 0,10 € pro 100 Kalorien. Wir ziehen einmal im Monat ein und sagen dir den genauen Betrag ${NOTICE_DAYS} Tage vorher.`,
  button: "App öffnen",
  reason: "Du bekommst diese E-Mail, weil du ein Konto eröffnet hast.",

  confirm:
    "Bestätige bitte zuerst, dass das dein Postfach ist. Umsehen kannst du dich auch ohne; wir fragen danach, bevor etwas gezahlt wird.",
};
