import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import { LOG_MB } from "../../figures.ts";
import type { accounts as english } from "../../en/server/accounts.ts";

export const accounts: typeof english = {
  emailTaken: "Er is al een account met dit e-mailadres.",
  unknownEmail: "Dit e-mailadres kennen we niet",
  wrongPassword: "Dit is niet het wachtwoord van dit e-mailadres",
  signedOut: "Je bent afgemeld.",
  forgotSent: "We hebben je een e-mail gestuurd! Kijk ook in je map met ongewenste e-mail",
  passwordSet: "Je nieuwe wachtwoord is ingesteld. Meld je aan.",
  passwordSetPasskeysRemoved:
    "Je nieuwe wachtwoord is ingesteld. Toegangssleutels van voor dit adres bevestigd was, zijn verwijderd. Meld je aan.",
  resetUnknown: "Deze link komt niet van ons.",
  resetOutdated: "Er is een nieuwere herstellink gestuurd: gebruik die.",
  resetExpired: "Deze herstellink is niet meer geldig: vraag een nieuwe aan.",
  resetUsed: "Deze herstellink is al gebruikt.",
  proofMissing: "Geef je wachtwoord, of gebruik een toegangssleutel: dit verandert je account.",
  proofWrong: "Dit is niet je wachtwoord.",

  saved: "Wijzigingen opgeslagen!",
  noProfile: "Dit profiel bestaat niet of is niet openbaar.",
  checkBirthday: "Kijk je geboortedatum na.",
  tooYoung: (years) => `Een account is voor mensen van ${years} jaar en ouder.`,
  birthdayLocked: (years: number) =>
    `Je geboortedatum staat vast tot je ${years} bent. Klopt ze niet, schrijf ons dan.`,
  publicFrom: (years) => `Je profiel kan openbaar zijn vanaf ${years} jaar.`,
  noBodyWithoutConsent:
    "Je hebt je toestemming voor het gebruik van gezondheidsgegevens ingetrokken, dus lengte en gewicht kunnen niet worden opgeslagen.",
  termsHold:
    "De voorwaarden gelden zolang het account bestaat. Vraag ons om het te verwijderen als je weg wilt.",
  consentOfOtherText: "Deze tekst is gewijzigd. Laad de pagina opnieuw, lees hem nog eens en antwoord dan.",
  answerSaved: "Je antwoord is opgeslagen.",
  languageSaved: "Je taal is opgeslagen.",
  sourceSaved: "Je bron is opgeslagen.",
  notPicture: "Dit bestand is geen afbeelding die we kunnen lezen. Gebruik JPEG, PNG of WebP.",
  hidesCalories: "Deze persoon toont de verbrande calorieën niet.",
  hidesDonations: "Deze persoon toont de eigen donaties niet.",

  organisationsSaved: "Je organisaties zijn opgeslagen.",
  noOrganisation: "Deze organisatie bestaat niet.",
  oneOrganisationUnknown: "Een van deze organisaties bestaat niet.",
  noOrganisationLeft:
    "Je organisaties zijn elders gewijzigd, en er zou er geen enkele overblijven. Er is niets gewijzigd.",
  tooManyOrganisations: (most: number) =>
    `Je kunt hoogstens ${most} organisaties kiezen. Er is niets gewijzigd.`,

  feedbackThanks: "Bedankt voor je feedback!",
  logNotText: `Het logboek moet een tekstbestand van hoogstens ${LOG_MB} MB zijn.`,

  addressConfirmed: "Je e-mailadres is bevestigd.",
  addressConfirmedAlready: "Je e-mailadres is al bevestigd.",
  addressNotAwaited: "Dit adres wacht niet meer op een bevestiging.",
  addressUnconfirmed: "Bevestig eerst je e-mailadres: we hebben je een code gestuurd.",
  addressNeedsProof:
    "Kies Wijzigen naast je e-mailadres in Instellingen om het te wijzigen: je wachtwoord wordt dan gevraagd.",
  noCodeOpen: "Er is geen code om in te vullen: vraag een nieuwe.",
  codeSent: "We hebben je een code gestuurd. Kijk ook in je spammap.",
  codeWrong: "Dit is niet de code uit onze laatste e-mail.",
  codeUsedUp: "Deze code is niet meer geldig: vraag een nieuwe.",
  linkUnknown: "Deze link bestaat niet.",
  linkExpired: "Deze link is niet meer geldig.",
  linkUsed: "Deze link is al gebruikt, of is niet meer nodig.",
  linkDone: {
    confirm_erasure: `Je account eindigt over ${ERASURE_DAYS} dagen. We hebben je een e-mail gestuurd met de dag, en een link om het te houden.`,
    keep_account: "Je account blijft. Er is niets verwijderd.",
    confirm_address: "Je e-mailadres is bevestigd.",
    undo_address:
      "Je oude adres is terug en iedereen is afgemeld. We hebben je een link gestuurd om een nieuw wachtwoord te kiezen.",
  },

  passwordCommon:
    "Dit is een van de wachtwoorden die het eerst geprobeerd worden. Beheerders moeten een ander kiezen.",
  passwordShort: (least) => `Gebruik minstens ${least} tekens.`,
  passwordChanged: "Je nieuwe wachtwoord is opgeslagen. Alle andere aanmeldingen zijn beëindigd.",
  signInEnded: "Deze aanmelding is beëindigd.",
  signedOutEverywhere: "Je bent overal afgemeld.",

  erasureAsked: "We hebben je een e-mail gestuurd: de link daarin bevestigt het. Daarvoor gebeurt er niets.",
  adminCannotLeave: "Je bent beheerder: laat eerst een andere beheerder je rechten intrekken.",
};
