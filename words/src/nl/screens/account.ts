import { unreachable } from "../unreachable.ts";
import type { account as english } from "../../en/screens/account.ts";

/** Signing in, a forgotten password and its reset. */
export const account: typeof english = {
  signedOutElsewhere:
    "Je bent ergens anders afgemeld. Meld je aan om verder te gaan: wat je typte, staat er nog.",
  leaveTitle: "Weggaan zonder je aan te melden?",
  leaveHelp: "Wat je invulde maar niet bewaarde, gaat verloren.",
  leave: "Weggaan",
  leaveNot: "Terug naar aanmelden",
  signInTitle: "Aanmelden",
  signInFirst: "Meld je aan om deze pagina te zien.",
  signIn: "Aanmelden",
  forgotLink: "Wachtwoord vergeten?",
  emailUnknown: "Dit e-mailadres kennen we niet",
  passwordWrong: "Dit is niet het wachtwoord van dit e-mailadres",
  tooManyTries: "Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.",
  unexpected: (status) => `Onverwachte fout: ${status}`,
  unreachable,
  forgotTitle: "Wachtwoord vergeten",
  forgotHelp:
    "Vul het e-mailadres van je account in. We sturen je een link om een nieuw wachtwoord te kiezen.",
  sendLink: "Stuur me een link",
  mailSent: "We hebben je een e-mail gestuurd! Kijk ook in je map met ongewenste e-mail",
  serverError: "Er ging iets mis op de server",
  unknown: (status) => `Onbekende fout: ${status}`,
  resetTitle: "Kies een nieuw wachtwoord",
  savePassword: "Nieuw wachtwoord opslaan",
  passwordSaved: "Je nieuwe wachtwoord is opgeslagen. Je kunt er je nu mee aanmelden.",
  tokenMissing: "In deze link ontbreekt de herstelcode",
  tokenUnknown: "Deze link komt niet van ons. Vraag een nieuwe aan.",
  tokenExpired: "Deze link is niet meer geldig. Vraag een nieuwe aan.",
  tokenReplaced: "We hebben je een recentere link gestuurd. Gebruik de nieuwste e-mail.",
  tokenUsed: "Deze link is al gebruikt. Vraag een nieuwe aan als je die nodig hebt.",
  askNewLink: "Nieuwe link aanvragen",
  backHome: "Naar de startpagina",
  passkeySignIn: "Aanmelden met een toegangssleutel",
  passkeyNotUsed:
    "Er is geen sleutel gebruikt. Meld je aan met je e-mailadres en wachtwoord, of probeer opnieuw.",
};
