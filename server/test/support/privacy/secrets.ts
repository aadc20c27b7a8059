import type { CallName } from "@kalivo/contract/calls.ts";
import type { VisibleGroup } from "@kalivo/domain/people/privacy.ts";
import { USER_COLUMNS } from "#server/db/person-columns.ts";
import { hasCount, hasNumber, hasText, relates, tells } from "./find.ts";
import type { Seen } from "./walk.ts";
import {
  COUNTS,
  KCAL,
  LIMITS,
  NAME,
  ORGANISATION,
  PRIVATE,
  RATES,
  WORKOUT_TITLE,
  type PrivacyWorld,
  type Viewer,
} from "./world.ts";

/** A fact that viewers may or may not see. `always`: no other person ever may. */
export type Secret = {
  name: string;
  hiddenBy: VisibleGroup | "pseudonym" | "always";
  /** It is shown within another group, and hidden with that one, too. */
  standsIn?: VisibleGroup;
  isIn: (seen: Seen) => boolean;
  /** Viewers who may read it there nevertheless, with the reason. */
  mayKnow?: (viewer: Viewer, seen: Seen) => boolean;
};

/** The person's own figures, as they read them. */
export type OwnFigures = { raised: number; donated: number; givesThisMonth: number };

const ABOUT_ORGANISATIONS: ReadonlySet<string> = new Set<CallName | "GET (a page)">([
  "GET /api/organisations",
  "GET /api/organisations/{id}",
  "GET (a page)",
  "GET /api/links",
  "GET /api/transparency",
  "GET /api/transparency/months/{month}",
  "GET /api/transparency/months/{month}/csv",
  "GET /api/transparency/tables/{table}/csv",
]);
const OWN_BILLS: ReadonlySet<string> = new Set<CallName>([
  "GET /api/statements/{id}",
  "GET /api/user/export",
  "GET /api/yearly-statements/{year}",
  "GET /api/yearly-statements/{year}/csv",
]);

/** Rule 27: payers read, for their own lines, the kcal of the month and the organisations. */
const pays = (viewer: Viewer, { call }: Seen) =>
  (viewer === "backer" || viewer === "team admin") && OWN_BILLS.has(call);
const isBacker = (viewer: Viewer) => viewer === "backer";
const isBacked = (viewer: Viewer) => viewer === "backed";

const number = (value: number) => (seen: Seen) => hasNumber(seen, value);

export const secretsOf = (world: PrivacyWorld, own: OwnFigures): readonly Secret[] => [
  ...ofTheBurner(world, own),
  ...ofTheDonor(world, own),
  ...ofThePerson(world),
];

const ofTheBurner = ({ people: { self: person, backer } }: PrivacyWorld, own: OwnFigures): Secret[] => [
  { name: "what the person raised", hiddenBy: "fundsRaised", isIn: number(own.raised) },
  {
    name: "what the backer gives them",
    hiddenBy: "fundsRaised",
    standsIn: "backersDetail",
    isIn: (seen) => hasNumber(seen, RATES.backerGives) || hasNumber(seen, LIMITS.backerGives),
    mayKnow: isBacker,
  },
  { name: "all their kcal", hiddenBy: "caloriesBurned", isIn: number(KCAL.october + KCAL.november) },
  { name: "the running month's kcal", hiddenBy: "caloriesBurned", isIn: number(KCAL.november) },
  {
    name: "a month's kcal",
    hiddenBy: "caloriesBurned",
    isIn: number(KCAL.october),
    mayKnow: pays,
  },
  {
    name: "how many donors they have",
    hiddenBy: "backersCount",
    isIn: (seen) => hasCount(seen, COUNTS.backers),
  },
  {
    name: "that the backer is one of them",
    hiddenBy: "backersDetail",
    isIn: (seen) => relates(seen, person.id, backer.id),
    mayKnow: isBacker,
  },
  {
    name: "their organisation",
    hiddenBy: "organisations",
    isIn: (seen) => !ABOUT_ORGANISATIONS.has(seen.call) && hasText(seen, ORGANISATION),
    mayKnow: pays,
  },
];

const ofTheDonor = ({ people: { self: person, backed } }: PrivacyWorld, own: OwnFigures): Secret[] => [
  {
    name: "how many burners they back",
    hiddenBy: "burnersCount",
    isIn: (seen) => hasCount(seen, COUNTS.burners),
  },
  {
    name: "whom they back",
    hiddenBy: "burnersDetail",
    isIn: (seen) => relates(seen, person.id, backed.id),
    mayKnow: isBacked,
  },
  { name: "what they gave", hiddenBy: "donations", isIn: number(own.donated) },
  { name: "what they give this month", hiddenBy: "always", isIn: number(own.givesThisMonth) },
  {
    name: "what they give whom they back",
    hiddenBy: "donations",
    standsIn: "burnersDetail",
    isIn: (seen) => hasNumber(seen, RATES.personGives) || hasNumber(seen, LIMITS.personGives),
    mayKnow: isBacked,
  },
];

const ofThePerson = ({ person }: PrivacyWorld): Secret[] => [
  {
    name: "their name",
    hiddenBy: "pseudonym",
    isIn: (seen) => hasText(seen, NAME.first) || hasText(seen, NAME.last),
  },
  { name: "their address", hiddenBy: "always", isIn: (seen) => hasText(seen, person.email) },
  { name: "their phone number", hiddenBy: "always", isIn: (seen) => seen.text.includes(PRIVATE.phone) },
  { name: "their weight", hiddenBy: "always", isIn: number(PRIVATE.weight) },
  { name: "their height", hiddenBy: "always", isIn: number(PRIVATE.height) },
  { name: "their birthday", hiddenBy: "always", isIn: (seen) => hasText(seen, PRIVATE.birthday) },
  { name: "a single workout", hiddenBy: "always", isIn: (seen) => hasText(seen, WORKOUT_TITLE) },
];

/** Every column of a person's row that no other person reads, by its own name and that of the export. */
export const UNTOLD_FIELDS: readonly string[] = Object.entries(USER_COLUMNS).flatMap(
  ([column, { shown, exported }]) =>
    shown === "others" ? [] : [column, ...("as" in exported ? [exported.as] : [])],
);

/** The field in a team's list of members that marks its admins, not those of the association. */
const OF_A_MEMBER = new Set(["is_admin", "admin"]);

/** Whether an answer has such a field about the person. */
export const tellsUntold = (seen: Seen, personId: number): boolean =>
  tells(
    seen,
    personId,
    UNTOLD_FIELDS.filter((field) => !seen.call.startsWith("GET /api/team") || !OF_A_MEMBER.has(field)),
  );
