import type { secondFactor as english } from "../../../en/screens/admin/second-factor.ts";

/** What an admin shows beside the password. */
export const secondFactor: typeof english = {
  showTitle: "Toon dat jij het bent",
  showHelp: "De beheerpagina’s vragen een tweede factor: één keer per aanmelding, en opnieuw na twaalf uur.",
  usePasskey: "Een toegangssleutel gebruiken",
  code: "Code van je app",
  codeHelp: "Zes cijfers. Zonder je telefoon: een van je herstelcodes.",
  show: "Verder",
  passwordTitle: "Eerst je wachtwoord",
  passwordHelp: "Een beheerder heeft een wachtwoord van minstens 12 tekens, en geen van de veelgebruikte.",
  password: "Je wachtwoord",
  changePassword: "Mijn instellingen openen",
  setUpTitle: "Stel een tweede factor in",
  setUpHelp:
    "Je wachtwoord kennen mag niet genoeg zijn. Scan dit met een app voor codes (Aegis, Ente Auth, Google Authenticator), en typ dan de code die hij toont.",
  orPasskey: "Of voeg in je instellingen een toegangssleutel toe: ook dat is een tweede factor.",
  qrAlt: "QR-code voor je app met codes",
  secret: "Of typ dit geheim in de app",
  firstCode: "De code die hij nu toont",
  confirm: "Bevestigen",
  codesTitle: "Je herstelcodes",
  codesHelp:
    "Elk opent de beheerpagina’s één keer, mocht je je telefoon verliezen. Ze worden alleen nu getoond: druk ze af, of bewaar ze bij je wachtwoorden.",
  copy: "Kopiëren",
  copied: "Ze zijn gekopieerd.",
  kept: "Ik heb ze bewaard",
  section: "Je tweede factor",
  left: (n) => `Herstelcodes over: ${n}`,
  renew: "Nieuwe herstelcodes",
  renewHelp: "De codes die je hebt, zijn dan niets meer waard.",
};
