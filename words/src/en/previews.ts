import { APP_NAME } from "../app-name.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("en");

/** What a link says of itself where it is shared: read by people who never saw the product. */
export const previews = {
  general:
    "Burn calories through sport. Others give a little per calorie. The money goes to the non-profits you choose.",
  slogan: "link your health to the health of our planet",
  page: (name: string) => `${name} on ${APP_NAME}`,
  raisedSoFar: (amount: string) => `Raised so far: ${amount}.`,
  donatedSoFar: (amount: string) => `Donated so far: ${amount}.`,
  raised: "Raised",
  donated: "Donated",
  members: (n: number) => counted(n, { one: "member", other: "members" }),
  team: "Team",
  invited: (name: string) => `${name} invited you to ${APP_NAME}`,
  gives: (name: string, amount: string) => `${name} gives ${amount} per 100 calories you burn`,
  code: "Use this code and your next calories raise money for the non-profits you choose.",
  codeShared: "Somebody shared a code with you",
  codeInvites: "Use this code to come along.",
  codeTeam: (name: string) => `You become a member of the team ${name}.`,
  perHundred: "per 100 calories",
};
