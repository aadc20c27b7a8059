import type { previews as english } from "../en/previews.ts";
import { APP_NAME } from "../app-name.ts";
import { firstOf } from "../first-of.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("de");
const listed = firstOf("de-BE");

/** What a link says of itself where it is shared: read by people who never saw the product. */
export const previews: typeof english = {
  general:
    "Verbrenne Kalorien beim Sport. Andere geben ein wenig pro Kalorie. Das Geld geht an gemeinnützige Organisationen deiner Wahl.",
  slogan: "verbinde deine Gesundheit mit der unseres Planeten",
  page: (name: string) => `${name} auf ${APP_NAME}`,
  /** Of Kalivo among the organisations (rule 75). */
  association: "Das sind wir: Was hier gegeben wird, bezahlt, was Kalivo kostet.",
  raisedSoFar: (amount: string) => `Bisher gesammelt: ${amount}.`,
  donatedSoFar: (amount: string) => `Bisher gespendet: ${amount}.`,
  raised: "Gesammelt",
  donated: "Gespendet",
  members: (n: number) => counted(n, { one: "Mitglied", other: "Mitglieder" }),
  team: "Team",
  support: (name: string) => `Unterstütze ${name} auf ${APP_NAME}`,
  invited: (name: string) => `${name} hat dich zu ${APP_NAME} eingeladen`,
  gives: (name: string, amount: string) => `${name} gibt ${amount} pro 100 Kalorien, die du verbrennst`,
  code: "Nimm diesen Code, und deine nächsten Kalorien sammeln Geld für gemeinnützige Organisationen deiner Wahl.",
  codeShared: "Jemand hat einen Code mit dir geteilt",
  codeInvites: "Nimm diesen Code und sei dabei.",
  codeTeam: (name: string) => `Du wirst Mitglied des Teams ${name}.`,
  asked: (name: string) =>
    `Gib ein wenig für je 100 Kalorien, die ${name} verbrennt. Du setzt ein Monatslimit.`,
  raisesFor: (name: string, causes: readonly string[]) =>
    `${name} sammelt Geld für ${listed(causes, (n) => `${n} weitere`)}.`,
  codeAtMost: (amount: string) => `Dieser Code gibt höchstens ${amount} pro Monat.`,
  perHundred: "pro 100 Kalorien",
};
