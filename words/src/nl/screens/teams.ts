import type { teams as english } from "../../en/screens/teams.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

/** Teams: cards, page, management. */
export const teams: typeof english = {
  title: "Mijn teams",
  badges: { team: "Team", admin: "Beheerder", member: "Lid" },
  members: (n) => counted(n, { one: "lid", other: "leden" }),
  created: (day) => `gemaakt op ${day}`,
  adminsOnly: "Alleen admins van het team kunnen dit.",
  toTeam: (name) => `Naar ${name}`,
  empty: "Je zit nog niet in een team.",
  emptyHelp: "Maak er een, of sluit je aan met een code.",
  browse: "Teams bekijken",
  create: "Maak een team",
  createdToast: "Je team is klaar",

  name: "Naam",
  description: "Beschrijving",
  picture: "Foto van het team",
  banner: "Banner",
  optional: "niet verplicht",

  gave: "Gegeven door het team",
  gaveTotal: (amount) => `${amount} gegeven in totaal`,
  noDescription: "Dit team heeft zich nog niet voorgesteld.",
  noDescriptionYours: "Je team heeft zich nog niet voorgesteld. Schrijf er iets over bij Beheren.",
  organisations: "Organisaties die onze leden steunen",
  howToJoin: "Je wordt lid met een code: vraag ze aan een van de admins.",
  leaveButton: "Team verlaten",
  leave: "Het team verlaten? Je eigen trainingen en donaties hou je. Als het team je steunt, stopt dat.",
  leaveAlone:
    "Je bent het enige lid: het team verdwijnt samen met zijn codes en toezeggingen. Dit is definitief.",
  leaveAction: "Verlaten",
  left: "Je hebt het team verlaten",
  onlyYou: "Voorlopig alleen jij",
  onlyYouHelp: "Deel een teamcode om anderen erbij te halen.",
  hiddenMembers: (n) =>
    plural(n, (figure) => ({
      one: `Nog ${figure} lid met een privéprofiel.`,
      other: `Nog ${figure} leden met een privéprofiel.`,
    })),

  save: "Wijzigingen opslaan",
  saved: "Wijzigingen opgeslagen!",
  info: "Over het team",
  codes: "Teamcodes",
  noCodes: "Het team heeft nog geen code.",
  donating: "Geven",
  donatingHelp: "Het team kan zijn leden en andere mensen steunen.",
  giving: (n) =>
    plural(n, (figure) => ({
      one: `Het team steunt ${figure} persoon.`,
      other: `Het team steunt ${figure} mensen.`,
    })),
  addPayment: "Betaalmethode toevoegen",
  modifyPayment: "Betaalmethodes wijzigen",
  blacklist: (n) => (n === 0 ? "Organisaties uitsluiten" : `Organisaties uitsluiten (${n})`),
  paymentMissing: "Zonder betaalmethode telt niets van wat het team beloofde.",
  editMembers: "Leden bewerken",
  backMember: (name) => `${name} steunen als team`,
  editBacking: (amount) => `${amount} per 100 calorieën`,
  notBacked: "niet gesteund door het team",
  promote: "Beheerder maken",
  demote: "Niet langer beheerder",
  promoteTitle: (name) => `${name} beheerder van het team maken?`,
  promoteHelp: "Een beheerder past het team aan, zijn leden en wat het betaalt.",
  promoted: (name) => `${name} is nu beheerder van het team`,
  demoted: (name) => `${name} is geen beheerder van het team meer`,
  remove: "Verwijderen",
  removeTitle: (name) => `${name} uit het team verwijderen?`,
  removeEndsSupport: "Het team steunt deze persoon vanaf nu niet meer.",
  removeHelp: "Wat tot nu toe opgehaald is, telt nog mee.",
  removed: (name) => `${name} zit niet meer in het team`,
  danger: "Gevarenzone",
  dangerHelp:
    "De toezeggingen van het team eindigen, zijn codes worden gearchiveerd en zijn pagina verdwijnt.",
  deleteButton: "Team verwijderen",
  delete: "Het team verwijderen? Dit kan niet ongedaan worden gemaakt.",
  deleted: "Het team is verwijderd",
  giveAs: "Geven als",
  giveAsMe: "Ik",
};
