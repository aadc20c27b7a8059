import type { Language } from "@kalivo/domain/language.ts";
import { kept } from "./kept.ts";

/** What is known of the person before any code has loaded. */
type Person = { id: number; payment_info?: unknown; organisations: unknown[]; workouts: unknown[] };

/**
 * Prefetches the API calls of the page at this address, with exactly the URLs of its hooks, which take the answers then
 * (`lib/begun.ts`).
 */
export function askAhead(token: string, language: Language): void {
  const headers = {
    Accept: "application/json",
    "Accept-Language": language,
    Authorization: `Bearer ${token}`,
  };
  const begun: Record<string, Promise<Response>> = {};
  window.kalivoBegun = begun;
  const ask = (path: string) => {
    const answer = fetch(path, { headers });
    answer.catch(() => undefined); // whoever takes it hears of it
    begun[path] = answer;
  };
  ask("/api/auth");
  readsOf(location.pathname).forEach(ask);
  if (location.pathname !== "/") return;
  void begun["/api/auth"]
    ?.then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((user: Person | null) => {
      if (user !== null && window.kalivoBegun === begun) readsOfHome(user).forEach(ask);
    })
    .catch(() => undefined);
}

const PAGE = "page=1&per_page=50";
const BURNERS = "/api/user/burners?search=&";
/** By the tab of the community; the first of them is shown at every other address. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ["burners", BURNERS],
  ["donors", "/api/user/donors?search=&"],
  ["organisations", "/api/organisations?search=&sort=created_at&"],
  ["teams", "/api/team?search=&"],
]);

function readsOf(pathname: string): readonly string[] {
  const [, part = "", second = ""] = pathname.split("/");
  const id = /^\d+$/.test(second) ? second : null;
  switch (part) {
    case "codes":
      return [`/api/code?${PAGE}`];
    case "community":
      return [`${LISTS.get(second) ?? BURNERS}${PAGE}`];
    case "health":
      return ["/api/integration"];
    case "organisation":
      return id === null ? [] : [`/api/organisations/${id}`];
    case "statements":
      return [id === null ? "/api/statements" : `/api/statements/${id}`];
    case "user":
      return id === null ? [] : [`/api/user/${id}`, `/api/stats/burner/${id}`, `/api/stats/donor/${id}`];
    case "workouts":
      return [`/api/workout?search=&sort=recent&first=open&${PAGE}`];
    default:
      return [];
  }
}

const readsOfHome = ({ id, payment_info, organisations, workouts }: Person): readonly string[] => [
  ...(payment_info === undefined ? [] : ["/api/payment/meter"]),
  `/api/stats/burner/${id}`,
  `/api/stats/donor/${id}`,
  "/api/user/recap",
  ...(organisations.length + workouts.length > 0 && kept("rhythm") === null ? ["/api/user/rhythm"] : []),
];
