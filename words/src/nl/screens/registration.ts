import type { registration as english } from "../../en/screens/registration.ts";

/** Registration, from the first form to the last informations. */
export const registration: typeof english = {
  title: "Maak je account",
  create: "Account maken",
  codeHint: "8 letters en cijfers, als iemand je er een gaf",
  newsletter: "Stuur me de nieuwsbrief",
  newsletterHint: "Een paar e-mails per jaar. Je kunt ze altijd stopzetten.",
  agreeBefore: "Door een account te maken aanvaard je de",
  terms: "voorwaarden",
  agreeBetween: "en het",
  privacy: "privacybeleid",
  agreeAfter:
    ", en bevestig je dat je 18 jaar of ouder bent, of 13 jaar of ouder met toestemming van een ouder.",
  publicProfile: "Je profiel is openbaar. Je kunt dat veranderen bij Privacy.",
  csrfFailed:
    "We konden je registratie niet starten. Probeer het opnieuw, en schrijf ons als het blijft misgaan.",
  failed: (status) => `Onverwachte fout: ${status}`,
  haveAccount: "Ik heb al een account",
  progress: (step, name) => `Stap ${step}, ${name}`,
  stepNames: {
    type: "kies wat je doet",
    organisations: "kies je organisaties",
    burner: "steun je eerste sporter",
    payment: "stel je betaling in",
    last: "vertel iets over jezelf",
  },
  typeTitle: "Wat wil je doen?",
  types: { burner: "calorieën verbranden", donor: "microdoneren", both: "allebei" },
  typeHelp: {
    burner: "Anderen geven als jij beweegt",
    donor: "Jij geeft als anderen bewegen",
    both: "Je beweegt, en je geeft",
  },
  chooseType: "Kies er een om verder te gaan.",
  continue: "Verder",
  burnerTitle: "Steun je eerste sporter",
  burnerHelp: "Tik op iemand om iets kleins te geven als die beweegt.",
  skipForNow: "Nu overslaan",
  lastTitle: "Bijna klaar",
  lastHelp: "Zo schatten we je calorieën beter. Niets hiervan is verplicht.",
  connectHealth: "Koppel je horloge of app",
  skip: "Overslaan",
  finish: "Afronden",
  welcome: (firstName) => `Welkom, ${firstName}`,
};
