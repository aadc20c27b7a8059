import type { LegalPaper } from "../../legal-paper.ts";

export const cookies = (): LegalPaper => ({
  title: "Cookies",
  lead: "Nur das Nötige, darum gibt es nichts zuzustimmen.",
  sections: [
    {
      title: "Was dein Browser behält",
      lines: [
        "jwt: hält dich angemeldet, bis du dich abmeldest.",
        "kalivo-connecting: zehn Minuten lang, während du Strava oder Garmin Connect verbindest, damit niemand sonst das für dich abschließen kann.",
        "Auf deinem Gerät, nicht an uns geschickt: deine Sprache und deine Farben, eine Registrierung, die du nicht abgeschlossen hast, und was du zuletzt gesehen hast, damit es auch ohne Netz lesbar ist. Beim Abmelden verschwindet, was dir gehört.",
      ],
    },
    {
      title: "Was er nicht behält",
      lines: ["Keine Werbung, keine Messung von Besuchen, nichts von anderen Firmen."],
    },
  ],
});
