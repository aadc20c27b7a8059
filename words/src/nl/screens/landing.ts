import { APP_NAME } from "../../app-name.ts";
import type { landing as english } from "../../en/screens/landing.ts";

/** The first page of a visitor and its sign-in sheet. */
export const landing: typeof english = {
  title: "Welkom",
  slides: [
    "verbind jouw gezondheid met die van onze planeet",
    "verbrand calorieën voor goede en groene doelen",
    "steun mensen bij wat ze willen bereiken",
  ],
  carousel: `Waar ${APP_NAME} om draait`,
  slide: (n, of) => `Beeld ${n} van ${of}`,
  goToSlide: (n) => `Toon beeld ${n}`,
  pause: "Beelden pauzeren",
  play: "Beelden afspelen",
  legal: "Voorwaarden, privacy, wie we zijn",
  signUp: "Ik doe mee",
  signIn: "Aanmelden",
  language: "Taal",
  join: {
    code: "Meedoen met deze code",
    organisation: "Meedoen en de organisatie bekijken",
    team: "Meedoen en het team bekijken",
    user: "Meedoen en het profiel bekijken",
    support: "Meedoen en steunen",
  },
  inShort:
    "Beweeg, en anderen geven ongeveer 10 cent per 100 calorieën aan de goede doelen die jij kiest. Of steun iemand die beweegt.",
};
