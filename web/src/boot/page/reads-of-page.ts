import {
  listBurners,
  listCodes,
  listConnections,
  listDonors,
  listOrganisations,
  listStatements,
  listTeams,
  listWorkouts,
  readActivity,
  readAnswer,
  readBell,
  readCheers,
  readMeter,
  readMoments,
  readOwnProof,
  readRaised,
  readRecap,
  readRhythm,
  readTransparency,
} from "@kalivo/contract/api-paths.ts";
import type {
  readOrganisation,
  readOrganisationProof,
  readProfile,
  readStatement,
  readStats,
} from "@kalivo/contract/api-paths.ts";
import type { Filled } from "@kalivo/contract/path-to.ts";
import { readText } from "../../lib/local-storage.ts";

/** What the session's answer says of the person. */
export type Person = {
  id: number;
  backers_count: number;
  burners_count: number;
  organisations: unknown[];
  payment_info?: unknown;
  teams: { pivot?: { is_admin: boolean } }[];
  workouts: unknown[];
};

// Filled paths are written out: `pathTo` does not fit into the budget of the HTML, and the types hold them to the contract.
const figuresOf = (id: string | number): readonly Filled<typeof readStats>[] =>
  (["burner", "donor"] as const).map((role) => `/api/stats/${role}/${id}` as const);
const PAGE = "page=1&per_page=50";
const BURNERS = `${listBurners}?search=&`;
/** By tab of the community; every other path shows the first. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ["burners", BURNERS],
  ["donors", `${listDonors}?search=&`],
  ["organisations", `${listOrganisations}?search=&sort=created_at&`],
  ["teams", `${listTeams}?search=&`],
]);

/** The parts of a path, and the second as an id. */
function partsOf(pathname: string) {
  const [, part = "", second = ""] = pathname.split("/");
  return { part, second, id: /^\d+$/.test(second) ? second : null };
}

/** What the page shows first: asked beside the session, and no more, because the code of the page comes at that time. */
export function readsFirst(pathname: string): readonly string[] {
  const { part, second, id } = partsOf(pathname);
  switch (part) {
    case "codes":
      return [`${listCodes}?${PAGE}`];
    case "community":
      return [`${LISTS.get(second) ?? BURNERS}${PAGE}`];
    case "health":
      return [listConnections];
    case "organisation":
      return id === null ? [] : [`${listOrganisations}/${id}` satisfies Filled<typeof readOrganisation>];
    case "raised":
      return [readRaised];
    case "statements":
      return [
        id === null ? listStatements : (`${listStatements}/${id}` satisfies Filled<typeof readStatement>),
      ];
    case "transparency":
      return [readTransparency];
    case "user":
      return id === null ? [] : [`/api/user/${id}` satisfies Filled<typeof readProfile>, ...figuresOf(id)];
    case "workouts":
      return [`${listWorkouts}?search=&sort=recent&first=open&${PAGE}`];
    default:
      return [];
  }
}

/** What else the page shows, once it is known who the person is: a part that came later would push the others down. */
export function readsBeside(pathname: string, person: Person): readonly string[] {
  const { part, id } = partsOf(pathname);
  switch (part) {
    case "":
      return readsOfHome(person);
    case "organisation":
      return id === null
        ? []
        : [
            `${listOrganisations}/${id}/proof` satisfies Filled<typeof readOrganisationProof>,
            readRaised,
            readOwnProof,
          ];
    case "raised":
      return [readAnswer, readOwnProof];
    case "workouts":
      return [readActivity];
    default:
      return [];
  }
}

const readsOfHome = (person: Person): readonly string[] => [
  readMoments,
  ...(person.payment_info === undefined ? [] : [readMeter]),
  ...figuresOf(person.id),
  ...(mayBeCheered(person) ? [readAnswer, readCheers] : []),
  readRecap,
  ...(isActive(person) && readText("rhythm") === null ? [readRhythm] : []),
  ...(person.organisations.length > 0 ? [readRaised] : []),
  readBell,
];

/** As `screens/home/overview-pane.tsx` asks. */
const mayBeCheered = ({ backers_count, burners_count, teams }: Person) =>
  backers_count > 0 || burners_count > 0 || teams.some(({ pivot }) => pivot?.is_admin === true);

const isActive = ({ organisations, workouts }: Person) => organisations.length + workouts.length > 0;
