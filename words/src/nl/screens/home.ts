import type { home as english } from "../../en/screens/home.ts";
import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("nl-BE");

/** Home and its three panes. */
export const home: typeof english = {
  unread: "Nieuws, met iets nieuws",
  hello: "Dag,",
  panes: "Jouw pagina’s",
  burningInsight: "Verbrande calorieën",
  donationInsight: "Donaties",
  donors: "Donateurs",
  noDonors: "Nog geen donateurs. Eén bericht aan een vriend volstaat om te beginnen.",
  noWorkouts: "Voeg je eerste training toe, of koppel een horloge of app in de instellingen.",
  burners: "Sporters",
  noBurners: "Je steunt nog niemand.",
  organisations: "Organisaties",
  noOrganisations: "Kies welke organisaties je met je calorieën helpt.",
  edit: "Wijzigen",
  share: "Deel mijn link",
  shareHelp: "Elke vriend die jou steunt, maakt je trainingen meer waard.",
  showQr: "Mijn link als QR-code tonen",
  quickShare: "Deel mijn link",
  quickShareHelp: "Wie hem scant, ziet je naam en kan je meteen steunen.",
  inviteQr: "QR-code van je uitnodigingslink",
  seeAll: "Alles zien",
  showAll: "Alles tonen",
  howBurningWorks: "Zo werkt calorieën verbranden",
  howMicroDonatingWorks: "Zo werkt microdoneren",
  burningSteps: [
    "Kies de organisaties waarvoor je beweegt",
    "Vraag mensen om iets kleins te geven per 100 calorieën",
    "Beweeg. Elke training telt op het einde van de maand",
  ],
  donatingSteps: ["Kies een sporter", "Kies een bedrag per 100 calorieën", "Betaal één keer per maand"],
  donatingExample: "Met 0,10 € per 100 calorieën geef je ongeveer 6 euro per maand.",
  runnerExample:
    "Bijvoorbeeld: een vrouw van 60 kg verbrandt 600 calorieën per 10 km. Loopt ze 50 km per maand, dan brengt 0,10 € per 100 calorieën ongeveer 3,00 € per maand op.",
  chooseOrganisations: "Organisaties kiezen",
  setUpPayment: "Betaalmethode instellen",
  findBurners: "Sporters zoeken",
  addCode: "Code toevoegen",
  codes: "Donatiecodes",
  teams: "Teams",
  funding: (n) =>
    plural(n, (figure) => ({
      one: `Je steunt ${figure} organisatie`,
      other: `Je steunt ${figure} organisaties`,
    })),
  raised: "Wat je calorieën ophaalden",
  paymentAlert:
    "Je betaalmethode vraagt je aandacht. Zolang gaan er geen donaties naar de organisaties van je sporters.",
  syncStep: (step) => `stap ${step}/2`,
  syncDone: "Synchroniseren gelukt!",
  syncOnWeb: "Health Connect werkt niet op het web",
  donorsGiveAbout: (amount) => `Je donateurs geven ongeveer ${amount}`,
  donorsGiveAboutTo: (amount, causes) => `Je donateurs geven ongeveer ${amount} aan ${causes}`,
};
