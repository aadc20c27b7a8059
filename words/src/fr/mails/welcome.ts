import { NOTICE_DAYS } from "../../figures.ts";
import type { welcome as english } from "../../en/mails/welcome.ts";

export const welcome: typeof english = {
  subject: (app: string) => `Bienvenue sur ${app}`,
  preview: "Brûle des calories, ou soutiens celles et ceux qui en brûlent.",
  title: (firstName: string) => `Bienvenue, ${firstName}`,
  intro: "Ton compte est prêt. Il y a deux façons de participer, et tu peux choisir les deux.",
  burnTitle: "Bouger",
  burn: "Note une séance ou connecte ton app santé. Les personnes qui te soutiennent donnent un peu par 100 calories.",
  donateTitle: "Donner",
  donate: `Soutiens quelqu’un avec le montant de ton choix, par exemple 0,10 € par 100 calories. Nous prélevons une fois par mois et t’annonçons le montant exact ${NOTICE_DAYS} jours avant.`,
  button: "Ouvrir l’app",
  reason: "Tu reçois cet e-mail parce que tu as ouvert un compte.",

  confirm:
    "D’abord, confirme que c’est bien ton adresse e-mail. Tu peux tout regarder sans cela ; avant tout paiement, nous le demandons.",
};
