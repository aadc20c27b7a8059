import type { actPages as english } from "../../en/screens/act-pages.ts";
/** The three chapters of Act. */
export const actPages: typeof english = {
  inviteTitle: "Lade jemanden ein",
  inviteHelp: "Wer mit deinem Link dazukommt, sieht dich zuerst und kann dich sofort unterstützen.",
  notPublic:
    "Dein Profil ist nicht öffentlich. In diesem Link steckt ein Geheimnis: Wer ihn hat, kann dein Profil öffnen und dich unterstützen.",
  renew: "Neuen Link erstellen",
  renewTitle: "Neuen Link erstellen?",
  renewHelp: "Deine alten Links funktionieren dann nicht mehr. Wer dich schon unterstützt, bleibt.",
  renewed: "Dein Link ist neu.",
  keepLink: "Diesen behalten",
  noLink: "Wir konnten deinen Link nicht lesen. Versuch es bitte noch einmal.",
  link: "Dein Link",
  copy: "Meinen Link kopieren",
  mail: "E-Mail",
  sms: "SMS",
  share: "Meinen Link teilen",
  message: (url: string) => `Unterstütze mich, wenn ich mich bewege: ${url}`,
  subject: "Unterstütze mich, wenn ich mich bewege",
  transparency: [
    "Alle können unsere Bücher prüfen, auf den Cent genau. Unterstützer zahlen genau, was in ihrer Abrechnung steht. Die Gebühr des Zahlungsdienstes geht davon ab, und wir zeigen sie.",
    "Spenden warten zwei Monate, solange eine Bank sie zurückbuchen kann. Dann zahlen wir sie den Organisationen aus.",
  ],
  about: [
    {
      title: "Bewegen",
      body: "Du bewegst dich. Wir zählen, was du über die Ruhe hinaus verbrennst, und rechnen es jeden Monat zusammen.",
    },
    {
      title: "Unterstützen",
      body: "Du gibst einen kleinen Betrag für je 100 Kalorien, die jemand verbrennt, an den du glaubst. Nie mehr als die Limits, die du setzt.",
    },
    {
      title: "Gemeinnützig",
      body: "Dahinter steht eine kleine belgische Vereinigung. Sie verkauft nichts und behält nur, was für Kalivo selbst gegeben wird.",
    },
  ],
};
