import { APP_NAME } from "../app-name.ts";
import { firstOf } from "../first-of.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("en");
const listed = firstOf("en-GB");

/** What a link says of itself where it is shared: read by people who never saw the product. */
export const previews = {
  general:
    "Burn calories through sport. Others give a little per calorie. The money goes to the non-profits you choose.",
  slogan: "link your health to the health of our planet",
  page: (name: string) => `${name} on ${APP_NAME}`,
  /** Of Kalivo among the organisations (rule 75). */
  association: "This is us: what is given here pays for what Kalivo costs.",
  raisedSoFar: (amount: string) => `Raised so far: ${amount}.`,
  donatedSoFar: (amount: string) => `Donated so far: ${amount}.`,
  raised: "Raised",
  donated: "Donated",
  members: (n: number) => counted(n, { one: "member", other: "members" }),
  team: "Team",
  support: (name: string) => `Support ${name} on ${APP_NAME}`,
  invited: (name: string) => `${name} invited you to ${APP_NAME}`,
  gives: (name: string, amount: string) => `${name} gives ${amount} per 100 calories you burn`,
  code: "Use this code and your next calories raise money for the non-profits you choose.",
  codeShared: "Somebody shared a code with you",
  codeInvites: "Use this code to come along.",
  codeTeam: (name: string) => `You become a member of the team ${name}.`,
  asked: (name: string) => `Give a little for every 100 calories ${name} burns. You set a monthly limit.`,
  raisesFor: (name: string, causes: readonly string[]) =>
    `${name} raises money for ${listed(causes, (n) => `${n} more`)}.`,
  codeAtMost: (amount: string) => `This code gives at most ${amount} a month.`,
  perHundred: "per 100 calories",
};
