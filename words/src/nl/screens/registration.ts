import type { registration as english } from "../../en/screens/registration.ts";

/** Registration, from the first form to the last informations. */
export const registration: typeof english = {
  title: "Maak je account",
  create: "Account maken",
  codeHint: "8 letters en cijfers, als iemand je er een gaf",
  newsletter: "Stuur me de nieuwsbrief",
  newsletterHint: "Een paar e-mails per jaar. Je kunt ze altijd stopzetten.",
  /** The two marked parts are links. */
  agree:
    "Door een account te maken aanvaard je de <terms>voorwaarden</terms> en het <privacy>privacybeleid</privacy>, en bevestig je dat je 18 jaar of ouder bent, of 13 jaar of ouder met toestemming van een ouder.",
  publicProfile: "Je profiel is openbaar. Je kunt dat veranderen bij E-mails en privacy.",
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
    donor: "Je geeft enkele centen per 100 calorieën, nooit boven je limiet",
    both: "Je beweegt, en je geeft",
  },
  chooseType: "Kies een antwoord om verder te gaan.",
  continue: "Verder",
  burnerTitle: "Steun je eerste sporter",
  burnerHelp: "Kies iemand om te steunen. Je geeft enkele centen per 100 calorieën die diegene verbrandt.",
  skipForNow: "Voorlopig overslaan",
  lastTitle: "Bijna klaar",
  lastHelp: "Helpt ons je calorieën te tellen. Sla over wat je wil.",
  connectHealth: "Koppel je horloge of app",
  skip: "Overslaan",
  finish: "Afronden",
  welcome: (firstName) => `Welkom, ${firstName}`,
  passwordCommon:
    "Dit is een van de wachtwoorden die het eerst geprobeerd worden. Drie woorden die je zelf kiest, zijn veiliger.",
  lastHelpDonor: "Voeg een foto toe, zodat mensen weten wie hen aanmoedigt. Alles hier is optioneel.",
  raisesFor: (causes: string) => `Haalt op voor ${causes}`,
  finishSettingUp: "Je inschrijving afmaken",
  theyGive: "Wie geeft als jij beweegt",
  itHelps: "Jouw calorieën helpen",
  youGive: "Wie jij steunt",
  noDonorsYet: "Nog geen donateurs. Eén bericht aan een vriend is genoeg om te beginnen.",
  firstWorkout: "Mijn eerste training toevoegen",
  goTo: (name: string) => `Naar ${name}`,
  goOn: "Verder naar waar je voor kwam",
};
