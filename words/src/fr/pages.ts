import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import type { pages as english } from "../en/pages.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("fr-BE");

export const pages: typeof english = {
  start: `${APP_NAME}, page d’accueil`,
  openInApp: `Ouvrir dans ${APP_NAME}`,
  withoutScripts: "L’app a besoin de JavaScript. Tu peux lire ces pages sans lui :",
  thisPage: "Lire cette page",
  organisations: {
    title: "Associations",
    lead: "L’argent va à celles que tu choisis. Les voici toutes.",
    all: "Toutes les associations",
    none: "Aucune association ne nous a encore rejoints.",
    next: "Plus d’associations",
    previous: "Revenir aux précédentes",
    page: (n: number) => `page ${n}`,
    raised: "récoltés jusqu’ici",
    chosenBy: (n: number) => `Choisie par ${counted(n, { one: "athlète", other: "athlètes" })}`,
    moveFor: (name: string) => `Bouger pour ${name}`,
    about: "À propos",
    posts: "Ce que l’argent a permis",
    confirmed: (day) => `A confirmé le ${day} qu’elle participe.`,
    ofPayout: (amount, day) => `D’un virement de ${amount} du ${day}`,
    cameBack: (day) => `Ce virement est revenu le ${day}. L’argent est de nouveau dû à l’association.`,
    paidAgain: (back, again) =>
      `Ce virement est revenu le ${back}. L’argent a été versé à nouveau le ${again}.`,
    result: "Le résultat de l’association",
    costs: {
      title: "Ce que Kalivo coûte",
      what: "Quoi",
      paidTo: "Payé à",
      yearly: "Par an",
      total: "Ensemble, par an",
      covered: (kept: string, total: string, year: number) =>
        `Donné pour cela en ${year}\u00a0: ${kept} sur ${total}.`,
      tooFew: "Nous dirons combien fut donné pour cela dès que cinq personnes l’auront fait.",
      none: "La liste est en train d’être écrite. Elle sera ici.",
    },
  },
  people: {
    support: (name: string) => `Soutenir ${name}`,
    raisesFor: (name: string) => `${name} récolte pour`,
    moves: (name: string) => `${name} bouge, et nous comptons les calories.`,
    raised: "récoltés",
    given: "donnés",
  },
  teams: {
    kind: "Équipe",
    given: "donnés ensemble",
  },
  how: {
    title: "Comment ça marche",
    moves: "Quelqu’un bouge, et nous comptons les calories.",
    give: "Tu donnes quelques centimes par 100 calories. Tu fixes un plafond mensuel et tu ne paies jamais plus.",
    arrives: "Nous prélevons une fois par mois et versons le montant aux associations.",
    trust: `Un e-mail ${NOTICE_DAYS} jours avant le prélèvement. Tu arrêtes quand tu veux. Nos comptes sont ouverts à tout le monde.`,
  },
  months: {
    lead: "Ce que les soutiens ont donné chaque mois et à qui c’est revenu.",
    title: (month: string) => `Donné en ${month}`,
    inShort: (month: string, gross: string, net: string) =>
      `Les soutiens ont donné ${gross} en ${month}, dont ${net} pour les associations.`,
    way: "Des soutiens aux associations",
    all: "Tous les mois",
    whole: "Les comptes complets, avec les versements et les sommes de contrôle",
    given: "donnés jusqu’ici",
    held: "en attente",
    payable: "à verser",
    paid: "versés",
    kept: "conservés pour ce que Kalivo coûte",
  },
  missing: {
    title: "Il n’y a rien ici",
    text: "Cette page n’existe pas, ou elle n’est pas publique.",
  },
  busy: {
    title: "Un instant, s’il te plaît",
    text: "Beaucoup de pages ont été ouvertes en peu de temps. Réessaie dans une minute.",
  },
};
