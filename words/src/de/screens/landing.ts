import type { landing as english } from "../../en/screens/landing.ts";
import { APP_NAME } from "../../app-name.ts";

/** The first page of a visitor and its sign-in sheet. */
export const landing: typeof english = {
  title: "Willkommen",
  slides: [
    "verbinde deine Gesundheit mit der unseres Planeten",
    "verbrenne Kalorien und sammle für gute und grüne Zwecke",
    "steh Menschen zur Seite und hilf ihnen, ihre Ziele zu erreichen",
  ],
  carousel: `Worum es bei ${APP_NAME} geht`,
  slide: (n: number, of: number) => `Bild ${n} von ${of}`,
  goToSlide: (n: number) => `Bild ${n} zeigen`,
  pause: "Bilder anhalten",
  play: "Bilder abspielen",
  legal: "Bedingungen, Datenschutz, Impressum",
  signUp: "Mitmachen",
  signIn: "In meinem Konto anmelden",
  language: "Sprache",
  join: {
    code: "Mit diesem Code mitmachen",
    organisation: "Mitmachen und die Organisation ansehen",
    team: "Mitmachen und das Team ansehen",
    user: "Mitmachen und das Profil ansehen",
    support: "Mitmachen und unterstützen",
  },
  inShort:
    "Beweg dich, und andere geben etwa 10 Cent pro 100 Kalorien an gemeinnützige Organisationen deiner Wahl. Oder unterstütze jemanden, der sich bewegt.",
};
