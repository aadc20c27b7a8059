import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import type { pages as english } from "../en/pages.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("fr-BE");

export const pages: typeof english = {
  start: `${APP_NAME}, page d’accueil`,
  openInApp: `Ouvrir dans ${APP_NAME}`,
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
    result: "Ce que ça a donné",
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
    lead: "Ce que les soutiens ont donné chaque mois, ce que cela a coûté et à qui c’est revenu.",
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
