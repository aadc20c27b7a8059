import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { collectedMonths } from "./months.ts";

/** Who asks: nobody, one of many burners or donors in turn, the one with many donors, an admin. */
type Asking = "nobody" | "burner" | "donor" | "top" | "admin";
export type Call = { name: string; path: string; as: Asking };

/** By the numbers `people.ts` gives them: burners are odd, donors even. */
export const SOMEBODY: Readonly<Record<Exclude<Asking, "nobody">, (turn: number) => number>> = {
  burner: (turn) => 101 + (turn % 400) * 2,
  donor: (turn) => 1202 + (turn % 200) * 2,
  top: () => 1,
  admin: () => 2,
};

/** Signs a request of this person. */
export const personOf = (id: number): Record<string, string> => ({
  authorization: `Bearer growth-session-of-person-${id}`,
});

const get = (as: Asking, path: string, name = path): Call => ({ name, path, as });
const asked = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

export function callsAt(now: Date): Call[] {
  const period = collectedMonths(now)[2] ?? 0;
  const month = periodLabel(period);
  return [
    get("nobody", "/"),
    get("nobody", api.readVersion),
    ...PUBLIC,
    get("nobody", pathTo(api.readTransparencyMonth, { month }), "GET /api/transparency/months/{month}"),
    ...OWN,
    get(
      "donor",
      pathTo(api.readYear, { year: Math.floor(period / 100) }),
      "GET /api/yearly-statements/{year}",
    ),
    get("donor", pathTo(api.downloadYearCsv, { year: Math.floor(period / 100) }), "… as csv"),
    ...COMMUNITY,
    ...ADMIN,
    get("admin", pathTo(api.listMonthStatements, { month }), "GET /api/admin/billing/{month}/statements"),
  ];
}

/** A page that is full in the smallest world, too: an answer of few rows is no measure for one of many. */
const LATE = "19";
/** One of ten names begins so. */
const FILLS_A_PAGE = "ma";

const PUBLIC = [
  get("nobody", "/user/101", "page of a person"),
  get("nobody", "/team/5", "page of a team"),
  get("nobody", "/organisation/5", "page of an organisation"),
  get("nobody", api.listOrganisations),
  get("nobody", asked(api.listOrganisations, { sort: "total_raised" })),
  get("nobody", asked(api.listOrganisations, { sort: "users_count" })),
  get("nobody", asked(api.listOrganisations, { search: "organisation" })),
  get("nobody", pathTo(api.readOrganisation, { id: 5 })),
  get("nobody", api.readTransparency, "GET /api/transparency, kept"),
];

const OWN = [
  get("burner", api.readMe),
  get("top", api.readMe, "GET /api/auth of the top burner"),
  get("burner", api.listWorkouts),
  get("burner", asked(api.listWorkouts, { search: "run" })),
  get("burner", api.readActivity),
  get("burner", api.readRhythm),
  get("burner", api.readRecap),
  get("burner", api.readRaised),
  get("burner", api.listNotifications),
  get("burner", api.readBell),
  get("burner", api.readMoments),
  get("burner", api.listConnections),
  get("donor", api.listCodes),
  get("donor", api.listStatements),
  get("donor", api.readMeter),
  get("burner", api.exportData),
];

const COMMUNITY = [
  get("burner", api.listBurners),
  get("burner", asked(api.listBurners, { page: LATE }), "burners, a late page"),
  get("burner", asked(api.listBurners, { search: FILLS_A_PAGE }), "burners of a common name"),
  get("burner", asked(api.listBurners, { search: "marie dura" }), "burners of two words"),
  get("burner", asked(api.listBurners, { search: "annnton" }), "burners misspelt"),
  get("burner", asked(api.listBurners, { search: "zzzzqq" }), "burners nobody is"),
  get("burner", api.listDonors),
  get("burner", asked(api.listDonors, { search: FILLS_A_PAGE }), "donors of a common name"),
  get("burner", asked(api.searchEverything, { query: "marie" }), "everything called marie"),
  get("burner", pathTo(api.readProfile, { id: 303 }), "GET /api/user/{id}"),
  get("burner", pathTo(api.readProfile, { id: 1 }), "GET /api/user/{id} of the top burner"),
  get("burner", pathTo(api.readStats, { type: "burner", id: 101 }), "GET /api/stats/burner"),
  get("donor", pathTo(api.readStats, { type: "donor", id: 1202 }), "GET /api/stats/donor"),
  get("burner", pathTo(api.readStats, { type: "team", id: 5 }), "GET /api/stats/team"),
  get("burner", api.listTeams),
  get("burner", asked(api.listTeams, { search: "team" })),
  get("burner", pathTo(api.readTeam, { id: 5 })),
  get("burner", pathTo(api.readTeam, { id: 1 }), "GET /api/team/{id}, the largest"),
];

const ADMIN = [
  get("admin", api.readDashboard),
  get("admin", api.readCourse),
  get("admin", api.readSetup),
  get("admin", api.listAllPeople),
  get("admin", asked(api.listAllPeople, { search: "marie" }), "admin: people called marie"),
  get("admin", pathTo(api.readAnyPerson, { id: 1 }), "GET /api/admin/people/{id}"),
  get("admin", asked(api.findAnything, { search: "marie" }), "GET /api/admin/search"),
  get("admin", api.listAllTeams),
  get("admin", api.listAllOrganisations),
  get("admin", api.listAllCodes),
  get("admin", api.listMonths),
  get("admin", api.listAllStatements),
  get("admin", api.readPayoutStand),
  get("admin", api.listOwed),
  get("admin", api.listPayoutRuns),
  get("admin", api.listOutbox),
  get("admin", asked(api.listOutbox, { state: "sent" })),
  get("admin", api.listKeptMails),
  get("admin", api.listAudit),
  get("admin", api.listFeedback),
  get("admin", api.listHeldWorkouts),
  get("admin", api.listRefunds),
  get("admin", api.listDisputes),
  get("admin", api.listProposals),
  get("admin", api.listLooks),
  get("admin", api.readLedgerCheck),
];
