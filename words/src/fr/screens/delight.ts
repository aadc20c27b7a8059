import type { delight as english } from "../../en/screens/delight.ts";
import { pluralOf } from "../../plural.ts";

const { counted } = pluralOf("fr-BE");

export const delight: typeof english = {
  celebration: {
    title: "Séance ajoutée",
    calories: "calories",
    share: "Partager ce moment",
    done: "Terminé",
  },
  rhythm: {
    title: "Rythme de la semaine",
    activeDays: (n) => counted(n, { one: "jour actif cette semaine", other: "jours actifs cette semaine" }),
    open: "Le repos fait partie du rythme",
    active: (day) => `${day}, actif`,
    today: (day) => `${day}, aujourd’hui`,
    activeToday: (day) => `${day}, aujourd’hui, actif`,
    hide: "Masquer le rythme de la semaine",
    hidden: "Masqué. Tu peux le réafficher dans les Paramètres.",
    show: "L’afficher dans l’aperçu",
  },
  milestones: {
    title: "Caps franchis",
    firstWorkout: "Première séance",
    firstDonor: "Premier soutien",
    kcal: (figure) => `${figure} kcal`,
    raised: (figure) => `${figure} € récoltés`,
  },
  share: {
    workout: "Partager cette séance",
    month: "Partager ce mois",
    title: "Ta carte à partager",
    action: "Partager l’image",
    copied: "Image copiée",
    description: "Description de l’image",
    descriptionHelp:
      "Colle-la là où tu publies l’image, pour les personnes qui l’écoutent au lieu de la voir.",
    copyDescription: "Copier la description",
    descriptionCopied: "Description copiée",
    drawing: "Ta carte se dessine",
  },
  card: {
    soFar: (month) => `${month}, jusqu’ici`,
    donorsGive: (amount) => `Mes soutiens donnent environ ${amount}`,
    movingFor: "Je bouge pour",
    more: (n) => `+${n}`,
    scan: "Scanne pour me soutenir",
    altBurned: (kcal, what) => `${kcal} calories brûlées : ${what}.`,
    altMoved: (what) => `${what}.`,
    altDonors: (amount) => `Mes soutiens donnent environ ${amount}.`,
    altFor: (names) => `Pour ${names}.`,
    altQr: "Avec un code QR qui mène à ma page.",
  },
};
