import {
  listBurners,
  listCodes,
  listConnections,
  listDonors,
  listOrganisations,
  listStatements,
  listTeams,
  listWorkouts,
  readMe,
  readMeter,
  readRecap,
  readRhythm,
} from "@kalivo/contract/api-paths.ts";
import type { readOrganisation, readProfile, readStatement, readStats } from "@kalivo/contract/api-paths.ts";
import type { Filled } from "@kalivo/contract/path-to.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { readText } from "../../lib/local-storage.ts";

/** What the session's answer says of the person. */
type Person = { id: number; payment_info?: unknown; organisations: unknown[]; workouts: unknown[] };

/**
 * Prefetches the API calls of the page at this address, with exactly the URLs of its hooks, which take the answers then
 * (`boot/loading/prefetched-answers.ts`).
 */
export function prefetchApi(token: string, language: Language): void {
  const headers = {
    Accept: "application/json",
    "Accept-Language": language,
    Authorization: `Bearer ${token}`,
  };
  const prefetched: Record<string, Promise<Response>> = {};
  window.kalivoPrefetched = prefetched;
  const ask = (path: string) => {
    const answer = fetch(path, { headers });
    answer.catch(() => undefined); // the hook that takes it handles the error
    prefetched[path] = answer;
  };
  ask(readMe);
  readsOf(location.pathname).forEach(ask);
  if (location.pathname !== "/") return;
  void prefetched[readMe]
    ?.then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((user: Person | null) => {
      if (user !== null && window.kalivoPrefetched === prefetched) readsOfHome(user).forEach(ask);
    })
    .catch(() => undefined);
}

type Figures = Filled<typeof readStats>;
const PAGE = "page=1&per_page=50";
const BURNERS = `${listBurners}?search=&`;
/** By tab of the community; every other path shows the first. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ["burners", BURNERS],
  ["donors", `${listDonors}?search=&`],
  ["organisations", `${listOrganisations}?search=&sort=created_at&`],
  ["teams", `${listTeams}?search=&`],
]);

function readsOf(pathname: string): readonly string[] {
  const [, part = "", second = ""] = pathname.split("/");
  const id = /^\d+$/.test(second) ? second : null;
  switch (part) {
    case "codes":
      return [`${listCodes}?${PAGE}`];
    case "community":
      return [`${LISTS.get(second) ?? BURNERS}${PAGE}`];
    case "health":
      return [listConnections];
    case "organisation":
      return id === null ? [] : [`${listOrganisations}/${id}` satisfies Filled<typeof readOrganisation>];
    case "statements":
      return [
        id === null ? listStatements : (`${listStatements}/${id}` satisfies Filled<typeof readStatement>),
      ];
    case "user":
      return id === null
        ? []
        : [
            `/api/user/${id}` satisfies Filled<typeof readProfile>,
            `/api/stats/burner/${id}` satisfies Figures,
            `/api/stats/donor/${id}` satisfies Figures,
          ];
    case "workouts":
      return [`${listWorkouts}?search=&sort=recent&first=open&${PAGE}`];
    default:
      return [];
  }
}

const readsOfHome = ({ id, payment_info, organisations, workouts }: Person): readonly string[] => [
  ...(payment_info === undefined ? [] : [readMeter]),
  `/api/stats/burner/${id}` satisfies Figures,
  `/api/stats/donor/${id}` satisfies Figures,
  readRecap,
  ...(organisations.length + workouts.length > 0 && readText("rhythm") === null ? [readRhythm] : []),
];
