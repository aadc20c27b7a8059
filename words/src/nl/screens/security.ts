import { ERASURE_DAYS } from "@kalivo/domain/limits.ts";
import type { security as english } from "../../en/screens/security.ts";

export const security: typeof english = {
  code: "Code uit onze e-mail",
  codeSentTo: (email) =>
    `We stuurden een code naar ${email}. Zo weten we dat onze berichten over geld je bereiken.`,
  codeMissing: "Vul eerst de zes cijfers uit onze e-mail in, of open de link die erin staat.",
  codeForm: "De code heeft zes cijfers.",
  sendAgain: "De code opnieuw sturen",
  wrongAddress: "Niet jouw adres? Wijzig het in de instellingen.",
  links: {
    confirm_erasure: {
      title: "Mijn account verwijderen",
      body: (email) =>
        `Het account van ${email} eindigt over ${ERASURE_DAYS} dagen. Tot dan houdt aanmelden het.`,
      action: "Mijn account verwijderen",
    },
    keep_account: {
      title: "Mijn account houden",
      body: (email) => `Het account van ${email} blijft zoals het is.`,
      action: "Mijn account houden",
    },
    confirm_address: {
      title: "Bevestig je e-mailadres",
      body: (email) => `Hiermee bevestig je dat ${email} jouw adres is.`,
      action: "Dit adres bevestigen",
    },
    undo_address: {
      title: "Je oude adres terugzetten",
      body: (email) =>
        `${email} wordt weer het adres van je account. Iedereen wordt afgemeld, het wachtwoord vervalt en we sturen je een link om een nieuw te kiezen.`,
      action: "Terugzetten",
    },
  },
  linkTitle: "Een link uit onze e-mail",
  linkUnknown: "We kennen deze link niet. Open hem nog eens vanuit de e-mail.",
  linkUsed: "Deze link is al gebruikt, of is niet meer geldig.",
  toApp: "Verder",

  emailConfirmed: "Bevestigd",
  emailUnconfirmed:
    "Nog niet bevestigd: e-mails over donateurs en geld komen zodra je de code hebt ingevuld.",
  emailWaiting: (email) => `Wacht op de bevestiging van ${email}. Tot dan blijft dit adres.`,
  changeEmail: "E-mail wijzigen",
  confirmEmail: "Code invullen",
  emailTitle: "Je e-mailadres",
  newEmail: "Nieuw e-mailadres",
  newEmailHelp:
    "We sturen er een code naartoe. Het telt zodra je die code hier invult, of de link in dezelfde e-mail opent. We verwittigen ook het oude adres.",
  sendCode: "Code sturen",
  confirmCode: "Bevestigen",
  emailDone: "Je e-mailadres is bevestigd.",
  yourPassword: "Je wachtwoord",
  yourPasswordHelp: "Zodat niemand anders je account wijzigt.",
  passwordMissing: "Vul je wachtwoord in.",
  passwordRow: "Wachtwoord wijzigen",
  oldPassword: "Huidig wachtwoord",
  savePassword: "Nieuw wachtwoord opslaan",
  passwordEnds: "Alle andere aanmeldingen eindigen ermee, en je krijgt een e-mail.",
  signInsRow: "Waar je aangemeld bent",
  signInsHelp: "Een beëindigde aanmelding vraagt opnieuw het wachtwoord.",
  thisOne: "Deze",
  seenOn: (day) => `Laatst gebruikt op ${day}`,
  beganOn: (day) => `Sinds ${day}`,
  device: { both: (browser, system) => `${browser} op ${system}`, unknown: "Een onbekend toestel" },
  endOne: (device) => `${device} beëindigen`,
  end: "Beëindigen",
  endAll: "Overal afmelden",
  endAllHelp: "Ook hier. Je krijgt een e-mail.",
  deleteOr: `Of vraag het hier: we sturen je een e-mail, en de link daarin bevestigt het. Daarna heb je ${ERASURE_DAYS} dagen om je te bedenken.`,
  deleteWhat: "Wat er dan gebeurt",
  deleteAsk: "Verwijdering vragen",
  deleteGoes: "Je naam, adres, foto, trainingen en aanmeldingen verdwijnen. Je steun eindigt.",
  deleteCharge: {
    cancelled: (amount, month) => `${amount} voor ${month} wordt geannuleerd.`,
    finished_first: (amount, month) =>
      `${amount} voor ${month} is bij de betaaldienst: dat wordt eerst afgerond.`,
  },
  deleteRunning: (amount) => `De lopende maand, tot nu ${amount}, wordt niet geïnd.`,
  deleteTeam: {
    heir: (team) => `In ${team} wordt een ander lid beheerder.`,
    closed: (team) => `${team} eindigt met jou.`,
  },
  deleteCodes: (n) => `Je codes (${n}) werken niet meer.`,
  deleteConnection: (name) => `De koppeling met ${name} eindigt.`,
  deleteStays: "Onze boekhouding houdt bij wat betaald werd, zonder je naam: dat vraagt de wet.",
  deleteAdmin: "Je bent beheerder: laat eerst een andere beheerder je rechten intrekken.",
  deleteUnconfirmed: "Bevestig eerst je e-mailadres: de link gaat daarheen.",
  deleteAsked: "We hebben je een e-mail gestuurd: de link daarin bevestigt het. Daarvoor gebeurt er niets.",
  deleteKeep: "Verzoek intrekken",
};
