import { APP_NAME } from "../../app-name.ts";
import type { landing as english } from "../../en/screens/landing.ts";

export const landing: typeof english = {
  title: "Bienvenue",
  slides: [
    "relie ta santé à celle de notre planète",
    "brûle des calories au profit de causes utiles et écologiques",
    "soutiens d’autres personnes et aide-les à atteindre leurs objectifs",
  ],
  carousel: `${APP_NAME}, c’est quoi`,
  slide: (n: number, of: number) => `Image ${n} sur ${of}`,
  goToSlide: (n: number) => `Afficher l’image ${n}`,
  pause: "Mettre les images en pause",
  play: "Faire défiler les images",
  legal: "Conditions, vie privée, mentions légales",
  signUp: "Je m’inscris",
  signIn: "Me connecter à mon compte",
  language: "Langue",
  join: {
    code: "M’inscrire avec ce code",
    organisation: "M’inscrire et voir l’association",
    team: "M’inscrire et voir l’équipe",
    user: "M’inscrire et voir le profil",
    support: "M’inscrire pour soutenir",
  },
  inShort:
    "Bouge, et d’autres donnent environ 10 centimes par 100 calories aux associations que tu choisis. Ou soutiens quelqu’un qui bouge.",
};
