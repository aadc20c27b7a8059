import type { home as english } from "../../en/screens/home.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("fr-BE");

export const home: typeof english = {
  unread: "Nouvelles, avec du neuf",
  hello: "Bonjour,",
  panes: "Tes pages",
  burningInsight: "Calories brûlées",
  donationInsight: "Dons",
  donors: "Soutiens",
  noDonors: "Pas encore de soutien. Un message à un ami suffit pour commencer.",
  noWorkouts: "Ajoute ta première séance, ou connecte une montre ou une app dans Paramètres.",
  burners: "Athlètes",
  noBurners: "Tu ne soutiens encore personne.",
  organisations: "Associations",
  noOrganisations: "Choisis les associations que tes calories vont aider.",
  edit: "Modifier",
  share: "Partager mon lien",
  shareHelp: "Chaque personne qui te soutient donne plus de valeur à tes séances.",
  showQr: "Afficher mon lien en code QR",
  quickShare: "Partager mon lien",
  quickShareHelp: "La personne qui le scanne voit ton nom et peut te soutenir tout de suite.",
  inviteQr: "Code QR de ton lien d’invitation",
  seeAll: "Tout voir",
  showAll: "Tout afficher",
  howBurningWorks: "Brûler des calories : comment ça marche",
  howMicroDonatingWorks: "Le micro-don : comment ça marche",
  burningSteps: [
    "Choisis les associations pour lesquelles tu bouges",
    "Invite des gens à donner un peu par 100 calories",
    "Bouge. Chaque séance compte à la fin du mois",
  ],
  donatingSteps: ["Choisis qui soutenir", "Fixe un montant par 100 calories", "Paie une fois par mois"],
  donatingExample: "0,10 € par 100 calories, cela fait environ 6 euros par mois.",
  runnerExample:
    "Exemple : une femme de 60 kg brûle 600 calories en 10 km. Avec 50 km de course par mois à 0,10 € par 100 calories, cela fait environ 3,00 € par mois.",
  chooseOrganisations: "Choisir des associations",
  setUpPayment: "Ajouter un moyen de paiement",
  findBurners: "Trouver des athlètes",
  addCode: "Ajouter un code",
  codes: "Codes de don",
  teams: "Équipes",
  funding: (n: number) =>
    plural(n, (figure) => ({
      one: `Tu finances ${figure} association`,
      other: `Tu finances ${figure} associations`,
    })),
  raised: "Ce que tes calories ont récolté",
  paymentAlert:
    "Ton moyen de paiement demande ton attention. D’ici là, aucun don ne part pour les associations de tes athlètes.",
  syncStep: (step: number) => `étape ${step}/2`,
  syncDone: "Synchro terminée !",
  syncOnWeb: "Santé Connect n’est pas disponible sur le web",
  donorsGiveAbout: (amount: string) => `Tes soutiens donnent environ ${amount}`,
  donorsGiveAboutTo: (amount: string, causes: string) => `Tes soutiens donnent environ ${amount} à ${causes}`,
};
