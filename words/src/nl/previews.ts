import { APP_NAME } from "../app-name.ts";
import type { previews as english } from "../en/previews.ts";
import { firstOf } from "../first-of.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("nl-BE");
const listed = firstOf("nl-BE");

/** What a link says of itself where it is shared: read by people who never saw the product. */
export const previews: typeof english = {
  general:
    "Verbrand calorieën met sport. Anderen geven een klein beetje per calorie. Het geld gaat naar de organisaties die jij kiest.",
  slogan: "verbind jouw gezondheid met die van onze planeet",
  page: (name) => `${name} op ${APP_NAME}`,
  /** Of Kalivo among the organisations (rule 75). */
  association: "Dit zijn wij: wat hier gegeven wordt, betaalt wat Kalivo kost.",
  raisedSoFar: (amount) => `Tot nu toe opgehaald: ${amount}.`,
  donatedSoFar: (amount) => `Tot nu toe gegeven: ${amount}.`,
  raised: "Opgehaald",
  donated: "Gegeven",
  members: (n) => counted(n, { one: "lid", other: "leden" }),
  team: "Team",
  support: (name) => `Steun ${name} op ${APP_NAME}`,
  invited: (name) => `${name} nodigt je uit op ${APP_NAME}`,
  gives: (name, amount) => `${name} geeft ${amount} per 100 calorieën die je verbrandt`,
  code: "Gebruik deze code, en je volgende calorieën brengen geld op voor de organisaties die jij kiest.",
  codeShared: "Iemand deelt een code met je",
  codeInvites: "Gebruik deze code om mee te doen.",
  codeTeam: (name: string) => `Je wordt lid van het team ${name}.`,
  asked: (name: string) =>
    `Geef een beetje per 100 calorieën die ${name} verbrandt. Jij kiest een maandlimiet.`,
  raisesFor: (name: string, causes: readonly string[]) =>
    `${name} haalt geld op voor ${listed(causes, (n) => `${n} andere`)}.`,
  codeAtMost: (amount: string) => `Deze code geeft hoogstens ${amount} per maand.`,
  perHundred: "per 100 calorieën",
};
