import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "@kalivo/domain/limits.ts";
import type { door as english } from "../../en/screens/door.ts";
import { CEILING, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";

export const door: typeof english = {
  example: {
    title: "Ce que vaut le mois d’un proche",
    lead: "Choisis ce que fait ce proche et ce que tu donnerais. C’est un exemple : chacun brûle des calories à sa façon.",
    what: "Un proche qui",
    weeks: {
      runsTwice: { name: "court deux fois par semaine", detail: "5 km chaque fois" },
      runsFifty: { name: "court 50 km par mois", detail: "à son rythme" },
      cycles: { name: "va au travail à vélo", detail: "5 km aller, 5 km retour, quatre jours par semaine" },
      walks: { name: "marche chaque jour", detail: "une demi-heure" },
    },
    rate: "Tu donnes par 100 calories",
    perHundred: (amount: string) => `${amount} par 100 calories`,
    month: (amount: string) => `environ ${amount} par mois`,
    calories: (kcal: string) => `pour environ ${kcal} calories`,
    limit: "Tu fixes aussi un plafond mensuel. Tu ne paies jamais plus, quoi que fasse ton proche.",
    small: `Moins de ${LEAST_CHARGE}, nous ne prélevons pas. Le montant est reporté au mois suivant.`,
  },
  figures: {
    title: "Jusqu’ici",
    given: "donnés",
    held: "en attente environ deux mois, au cas où une banque les reprend",
    paid: "versés",
    payable: "à verser",
    fees: "retenus par le prestataire de paiement",
    organisations: "associations pour qui des dons sont en route ou versés",
    books: "Voir chaque mois",
  },
  causes: {
    title: "Où va l’argent",
    lead: "Tu choisis les associations. Ce que tes calories récoltent est partagé entre elles à parts égales.",
    all: "Toutes les associations",
  },
  steps: {
    title: "Comment ça marche",
    all: [
      {
        title: "Quelqu’un bouge",
        text: "À pied, à vélo, en courant. Nous comptons les calories en plus de celles du repos.",
      },
      {
        title: "D’autres donnent",
        text: "Environ 10 centimes par 100 calories, dans la limite du plafond que chacun a fixé.",
      },
      {
        title: "L’argent arrive",
        text: "Nous prélevons une fois par mois et versons l’argent aux associations choisies.",
      },
    ],
  },
  trust: {
    title: "C’est toi qui décides",
    all: [
      { title: "Jamais plus que prévu", text: "Un plafond mensuel par personne, et un plafond global." },
      {
        title: `Un e-mail ${NOTICE_DAYS} jours avant`,
        text: "Il dit combien et pour qui. Tu peux encore réduire ou annuler.",
      },
      {
        title: "Des comptes ouverts à tous",
        text: "Ce qui a été donné, ce que cela a coûté et où est l’argent, au centime près.",
      },
    ],
    books: "Comptes publiés",
  },
  questions: {
    title: "Questions et réponses",
    all: [
      {
        question: "Est-ce déductible des impôts\u202F?",
        answer:
          "Non. Les dons collectés ensemble et reversés ne donnent pas droit à une réduction d’impôt en Belgique. Tu reçois une confirmation de paiement pour tes archives.",
      },
      {
        question: "Qui garde l’argent\u202F?",
        answer:
          "Notre ASBL. Un don reste en attente environ deux mois, tant qu’une banque peut le reprendre. Ensuite nous payons les associations, et nos comptes publiés le montrent.",
      },
      {
        question: "Et si je veux arrêter\u202F?",
        answer:
          "Tu arrêtes quand tu veux, en deux gestes. Ce qui a été brûlé jusque-là est encore prélevé, jamais au-delà de ton plafond. Après notre e-mail, tu peux encore annuler ce mois.",
      },
      {
        question: "Le montant peut-il dépasser ce que je veux\u202F?",
        answer: `Non. Tu fixes un plafond mensuel par personne. Au total, tu ne donnes jamais plus de ${CEILING} par mois, sauf si tu changes ce plafond. Après notre e-mail, le montant ne peut que baisser.`,
      },
      {
        question: "Combien ça coûte\u202F?",
        answer:
          "Rien. Le prestataire de paiement retient des frais sur chaque don, et nous les affichons au centime près. Notre ASBL ne garde que ce qui est donné pour Kalivo.",
      },
      {
        question: "Quelles apps et montres conviennent\u202F?",
        answer:
          "L’app santé de ton téléphone, Garmin Connect, Strava, les fichiers d’une montre (FIT, GPX, TCX), ou ce que tu saisis. Comme soutien, tu peux choisir de ne donner que pour les séances enregistrées.",
      },
      {
        question: "Que voient mes soutiens\u202F?",
        answer:
          "Le total de tes calories de la semaine et du mois, jour après jour ce qu’ils doivent jusque-là, et où va l’argent. Jamais une séance elle-même, un lieu, une heure ni ton poids.",
      },
      {
        question: `Et si j’ai moins de ${ADULT_AGE_YEARS} ans\u202F?`,
        answer: `Dès ${MIN_AGE_YEARS} ans, tu peux t’inscrire avec l’accord d’un parent. Donner, créer des codes et avoir un profil public, c’est à partir de ${ADULT_AGE_YEARS} ans.`,
      },
    ],
  },
  end: {
    title: "Quand tu veux",
    lead: "Deux minutes suffisent. Commence par bouger, par donner, ou les deux.",
  },
  foot: {
    runBy:
      "Une petite ASBL belge gère tout cela. Elle ne vend rien et ne garde que ce qui est donné pour Kalivo.",
    label: "En savoir plus",
    terms: "Conditions",
    privacy: "Vie privée",
    imprint: "Mentions légales et contact",
    accessibility: "Accessibilité",
    source: "Code source",
  },
};
