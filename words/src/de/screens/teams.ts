import type { teams as english } from "../../en/screens/teams.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("de");

/** Teams: cards, page, management. */
export const teams: typeof english = {
  title: "Meine Teams",
  badges: { team: "Team", admin: "Admin", member: "Mitglied" },
  members: (n: number) => counted(n, { one: "Mitglied", other: "Mitglieder" }),
  created: (day: string) => `gegründet ${day}`,
  adminsOnly: "Das können nur Admins des Teams.",
  toTeam: (name: string) => `Zu ${name}`,
  empty: "Du bist noch in keinem Team.",
  emptyHelp: "Gründe eines oder komm mit einem Code in eines.",
  browse: "Teams ansehen",
  create: "Team gründen",
  createdToast: "Dein Team ist bereit",

  name: "Name",
  description: "Beschreibung",
  picture: "Teambild",
  banner: "Banner",
  optional: "freiwillig",

  gave: "Vom Team gespendet",
  gaveTotal: (amount: string) => `Insgesamt ${amount} gespendet`,
  noDescription: "Dieses Team hat sich noch nicht vorgestellt.",
  noDescriptionYours: "Dein Team hat sich noch nicht vorgestellt. Schreib etwas unter „Verwalten“.",
  organisations: "Organisationen unserer Mitglieder",
  howToJoin: "In ein Team kommst du mit einem Code: Frag einen seiner Admins danach.",
  leaveButton: "Team verlassen",
  leave:
    "Team verlassen? Deine eigenen Trainings und Spenden behältst du. Wenn das Team dich unterstützt, endet das.",
  leaveAlone:
    "Du bist das einzige Mitglied: Das Team endet mit dir, und mit ihm seine Codes und seine Unterstützung. Das lässt sich nicht rückgängig machen.",
  leaveAction: "Verlassen",
  left: "Du hast das Team verlassen",
  onlyYou: "Bisher nur du",
  onlyYouHelp: "Teile einen Teamcode, um andere dazuzuholen.",
  hiddenMembers: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} weiteres Mitglied mit privatem Profil.`,
      other: `${figure} weitere Mitglieder mit privatem Profil.`,
    })),

  save: "Änderungen speichern",
  saved: "Änderungen gespeichert!",
  info: "Über das Team",
  codes: "Teamcodes",
  noCodes: "Das Team hat noch keinen Code.",
  donating: "Spenden",
  donatingHelp: "Das Team kann seine Mitglieder und andere Menschen unterstützen.",
  giving: (n: number) =>
    plural(n, (figure) => ({
      one: `Das Team unterstützt ${figure} Person.`,
      other: `Das Team unterstützt ${figure} Menschen.`,
    })),
  addPayment: "Zahlungsmittel hinzufügen",
  modifyPayment: "Zahlungsmittel ändern",
  blacklist: (n: number) => (n === 0 ? "Organisationen ausschließen" : `Organisationen ausschließen (${n})`),
  paymentMissing: "Ohne Zahlungsmittel zählt die Unterstützung des Teams nicht.",
  editMembers: "Mitglieder bearbeiten",
  backMember: (name: string) => `${name} als Team unterstützen`,
  editBacking: (amount: string) => `${amount} pro 100 Kalorien`,
  notBacked: "vom Team nicht unterstützt",
  promote: "Zum Admin machen",
  demote: "Nicht mehr Admin",
  promoteTitle: (name: string) => `${name} zum Admin des Teams machen?`,
  promoteHelp: "Admins bearbeiten das Team, seine Mitglieder und was es zahlt.",
  promoted: (name: string) => `${name} ist jetzt Admin des Teams`,
  demoted: (name: string) => `${name} ist nicht mehr Admin des Teams`,
  remove: "Entfernen",
  removeTitle: (name: string) => `${name} aus dem Team entfernen?`,
  removeEndsSupport: "Ab jetzt unterstützt das Team diese Person nicht mehr.",
  removeHelp: "Was sie bis jetzt gesammelt hat, zählt weiterhin.",
  removed: (name: string) => `${name} ist nicht mehr im Team`,
  danger: "Vorsicht",
  dangerHelp:
    "Die Unterstützung des Teams endet, seine Codes werden archiviert und seine Seite verschwindet.",
  deleteButton: "Team löschen",
  delete: "Team löschen? Das lässt sich nicht rückgängig machen.",
  deleted: "Das Team ist gelöscht",
  giveAs: "Geben als",
  giveAsMe: "Ich",
};
