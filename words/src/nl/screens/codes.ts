import type { codes as english } from "../../en/screens/codes.ts";
import { pluralOf } from "../../plural.ts";
import { orUnreachable } from "../unreachable.ts";

const { plural } = pluralOf("nl-BE");

/** Codes: check, scan, create, share, archive. */
export const codes: typeof english = {
  addManually: "Code zelf invullen",
  validate: "Code controleren",
  checking: "We controleren de code…",
  none: "geen code",
  /** Answers on the scan screen (specification §8.2). */
  scan: {
    unknown: "Deze code is niet geldig",
    expired: "Deze code is verlopen",
    used: "Je hebt deze code al gebruikt",
    full: "Deze code heeft het maximumaantal gebruikers bereikt",
    serverError: "Onverwachte fout op de server",
    other: "Onbekende fout",
  },
  /** Answers at registration and wherever a code is typed (specification §8.3). */
  entry: {
    unknown: "Deze code bestaat niet",
    expired: "Deze code is verlopen",
    full: "Deze code heeft het maximumaantal gebruikers bereikt",
    serverError: "Er ging iets mis op de server",
    other: "Onbekende fout",
  },
  applyFailed: "De code kon niet worden toegepast, probeer het later opnieuw.",
  archive: "Code stopzetten en archiveren",
  archived: "Gearchiveerd",
  over: { expired: "Verlopen", full: "Opgebruikt" },
  overTitle: "Verlopen of opgebruikt",
  overHelp: "Niemand kan deze code nog gebruiken. Toezeggingen die ermee begonnen, lopen door.",
  archiveFailed: (status) => orUnreachable(status, `Archiveren is niet gelukt: ${status}`),
  dataWrong: (message) => `Er klopt iets niet in de gegevens: ${message}`,
  qrCopyFailed: "De afbeelding is niet naar het klembord gekopieerd",
  qrShareFailed: "De afbeelding om te delen kon niet worden gemaakt",
  qrCopied: "QR-code gekopieerd!",
  remove: (code) => `Code ${code} verwijderen`,
  rate: (amount) => `${amount} per 100 calorieën`,
  added: (code) => `Code ${code} toegevoegd`,

  title: "Mijn codes",
  active: "Actief",
  empty: "Nog geen code. Maak er een om iemand te steunen of uit te nodigen.",
  emptyHelp: "Met een code steun je iemand of haal je iemand bij je team, met één tik.",
  create: "Code maken",
  invitation: "Uitnodiging, zonder geld",
  limit: (amount) => `hoogstens ${amount} per maand`,
  usesLeft: (n) => `nog ${n} keer`,
  used: (n) => plural(n, (figure) => ({ one: "één keer gebruikt", other: `${figure} keer gebruikt` })),
  until: (day) => `tot en met ${day}`,
  ofTeam: (team) => `Team ${team}`,

  shareTitle: "Deel deze code",
  shareLabelled: (label) => `Deel ${label}`,
  qrAlt: (code) => `QR-code van ${code}`,
  spelled: (letters) => `De code is ${letters}`,
  copyImage: "Afbeelding kopiëren",
  shareImage: "Delen",
  saveImage: "Afbeelding opslaan",
  copyCode: "Code kopiëren",
  codeCopied: "Code gekopieerd!",
  copyLink: "Link kopiëren",
  linkCopied: "Link gekopieerd!",
  shareText: (code, url) => `Gebruik mijn code ${code}: ${url}`,
  details: "Wat de code doet",
  whoever: (amount) => `Wie de code gebruikt, krijgt steun: ${amount} per 100 calorieën.`,
  whoeverTeam: (team) => `Wie de code gebruikt, wordt lid van ${team}.`,
  whoeverInvited: "Het is alleen een uitnodiging. Niemand betaalt iets.",
  archivedHelp:
    "Deze code is gearchiveerd: je kunt hem niet meer gebruiken of delen. Toezeggingen die ermee begonnen, lopen door.",
  archiveHelp: "Niemand kan deze code nog gebruiken. Toezeggingen die ermee begonnen, lopen door.",
  archiveAction: "Stopzetten en archiveren",
  stopPledges: (n) =>
    plural(n, (figure) => ({
      one: "Stop de toezegging uit deze code",
      other: `Stop alle ${figure} toezeggingen uit deze code`,
    })),
  stopHelp:
    "Nieuwe trainingen van deze mensen kosten je niets meer. Wat ze tot nu toe ophaalden, telt nog mee.",
  stopAction: (n) => plural(n, () => ({ one: "De toezegging stoppen", other: "Alle toezeggingen stoppen" })),
  stopped: (n) =>
    plural(n, (figure) => ({ one: `${figure} toezegging gestopt`, other: `${figure} toezeggingen gestopt` })),

  nickname: "Naam van de code (niet verplicht)",
  nicknameHelp: "Alleen jij ziet die.",
  rateLabel: "Euro per 100 calorieën",
  rateSpoken: (amount) => `${amount} per 100 calorieën`,
  rateZero: "Met 0,00 € maak je een uitnodiging zonder geld.",
  maxPerUser: "Maximum per gebruiker",
  maxUsers: "Maximumaantal gebruikers",
  validUntil: "Geldig tot en met",
  optional: "niet verplicht",
  owner: "Eigenaar",
  ownerMe: "Ik",
  worstCase: (amount) => `Deze code kan je hoogstens ${amount} per maand kosten.`,
  worstCaseCeiling: (amount) =>
    `Zonder die twee grenzen kan deze code je tot ${amount} per maand kosten, je maandplafond.`,
  created: "Je code is klaar",
  needsPayment: "Voeg eerst een betaalmethode toe om met een code geld te geven.",
  teamNeedsPayment: "Om met een code geld te geven, heeft het team eerst een betaalmethode nodig.",
  addPayment: "Betaalmethode toevoegen",

  scanTitle: "Code scannen of invullen",
  scanHelp:
    "Heb je een code? Die kan je een donateur, een team of gewoon een uitnodiging brengen. Hij telt acht letters en cijfers, om in te vullen of te scannen.",
  scanButton: "QR-code scannen",
  stopScanning: "Camera stoppen",
  aim: "Hou de QR-code voor de camera.",
  cameraRefused: "We kunnen de camera niet gebruiken. Sta ze toe in je browser, of vul de code zelf in.",
  field: "Code",
  foreign: (app) => `Dit is geen QR-code van ${app}.`,
  doneTitle: "Klaar",
  seeDonors: "Mijn donateurs bekijken",
  again: "Nog een code toevoegen",
  notWhole: "Een code heeft 8 letters en cijfers. Vul hem aan, of maak het veld leeg.",
  withoutIt: (reason: string) => `${reason}. Je kunt ook zonder code meedoen.`,
  toTheTeam: (team: string) => `Naar ${team}`,
  own: "Dit is je eigen code. Hij werkt voor iemand anders: deel hem.",
  /** To somebody who is not public, before a team's code makes them a member. */
  ask: {
    title: (team: string) => `Meedoen met ${team}?`,
    who: "Je profiel is niet openbaar. Als je meedoet, zien de leden van dit team je naam.",
    join: "Meedoen",
    notNow: "Niet nu",
  },
};
