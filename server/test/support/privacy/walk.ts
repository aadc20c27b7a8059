import type { CallName } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { publicAddress } from "@kalivo/domain/links/public-address.ts";
import { sql } from "kysely";
import { strFromU8, unzipSync } from "fflate";
import { everyCall } from "../every-call.ts";
import { inParallel } from "#server/concurrency/in-parallel.ts";
import type { TestProduct } from "../product.ts";
import { NAME, type PrivacyWorld, type Viewer } from "./world.ts";

/** An answer: `call` is the contract's name, `url` the URL requested. */
export type Seen = {
  call: string;
  url: string;
  status: number;
  json: unknown;
  text: string;
  /** The total that a list states. */
  total: string | null;
};
/** By call, or a page. */
type Asks = Readonly<Partial<Record<CallName | "GET (a page)", readonly Ask[]>>>;
type Ask = { url: string; data?: Record<string, unknown> };

export const PSEUDONYM = "Nightingale";

/** Figures about oneself also result from what others did, so they are searched as well. */
const ownFigures = (world: PrivacyWorld): Asks => ({
  "GET /api/payment/meter": [ask(api.readMeter), ask(`${api.readMeter}?team_id=${world.team}`)],
  "GET /api/user/raised": [ask(api.readRaised)],
  "GET /api/user/activity": [ask(api.readActivity)],
  "GET /api/user/rhythm": [ask(api.readRhythm)],
  "GET /api/user/moments": [ask(api.readMoments)],
  "GET /api/user/notifications": [ask(api.listNotifications)],
  "GET /api/user/notifications/bell": [ask(api.readBell)],
  "GET /api/user/pushes": [ask(api.readPushSettings)],
  "GET /api/user/proof": [ask(api.readOwnProof)],
  "GET /api/organisations/{id}/proof": [ask(pathTo(api.readOrganisationProof, { id: world.organisation }))],
  "GET /api/transparency/posts": [ask(api.listProofPosts)],
  "GET /api/user/recap": [ask(api.readRecap)],
  "GET /api/team/{id}/relay": [ask(pathTo(api.readRelay, { id: world.team }))],
  "GET /api/user/cheers": [ask(api.readCheers)],
  "GET /api/user/answer": [ask(api.readAnswer)],
  "GET /api/user/donors/refused": [ask(api.listRefusedDonors)],
  "GET /api/user/invite-key": [ask(api.readInviteKey)],
});

/** Shareable links. */
const linksIn = (world: PrivacyWorld): readonly string[] => [
  ...Object.values(world.people).flatMap(({ id }) => [`/user/${id}`, `/register?back=somebody-${id}`]),
  `/user/${world.person.id}/back`,
  `/code/${world.code}`,
  `/team/${world.team}`,
  `/organisation/${world.organisation}`,
];

/** By every name under which somebody might be known; the right one answers with the page, the others lead to it. */
const publicPagesIn = (world: PrivacyWorld): readonly string[] => [
  ...Object.entries(world.people).flatMap(([name, { id }]) => [
    publicAddress("user", id, name),
    publicAddress("user", id, `${NAME.first} ${NAME.last}`),
    publicAddress("user", id, PSEUDONYM),
  ]),
  `/t/${world.team}`,
  `/o/${world.organisation}`,
];

const pagesIn = (world: PrivacyWorld): readonly string[] => [
  "/",
  "/o",
  "/m",
  "/m/2026-09",
  ...linksIn(world),
  ...publicPagesIn(world),
];

/** The search over everything, and the list of burners with each of its filters (rule 71). */
const findingIn = (world: PrivacyWorld, searches: readonly string[], burners: readonly Ask[]): Asks => ({
  "GET /api/search": searches.map((search) =>
    ask(`${api.searchEverything}?query=${encodeURIComponent(search)}`),
  ),
  "GET /api/user/burners": [
    ...burners,
    ...["theme=nature", `organisation=${world.organisation}`, "near=true", "teams=true", "waiting=true"].map(
      (filter) => ask(`${api.listBurners}?${filter}&per_page=100`),
    ),
  ],
});

/** Every call that may answer with other people's data, and its samples. */
const samples = (world: PrivacyWorld): Asks => {
  const everybody = Object.values(world.people).map(({ id }) => id);
  const searches = [NAME.first, `${NAME.first} ${NAME.last}`, NAME.last.slice(0, 5), PSEUDONYM];
  const list = (path: string) => [
    ask(`${path}?per_page=100`),
    ...searches.map((search) => ask(`${path}?search=${encodeURIComponent(search)}`)),
  ];
  const people = (path: string) => [...list(path), ask(`${path}?id=${world.person.id}`)];
  return {
    ...ownFigures(world),
    "GET /api/links": linksIn(world).map((link) =>
      ask(`${api.readLink}?address=${encodeURIComponent(link)}`),
    ),
    "GET /api/version": [ask(api.readVersion)],
    "GET /sanctum/csrf-cookie": [ask(api.csrfCookie)],
    "GET /api/auth": [ask(api.readMe)],
    "GET /api/organisations": list(api.listOrganisations),
    "GET /api/organisations/{id}": [ask(pathTo(api.readOrganisation, { id: world.organisation }))],
    ...findingIn(world, searches, people(api.listBurners)),
    "GET /api/user/donors": people(api.listDonors),
    "GET /api/user/{id}": everybody.map((id) => ask(pathTo(api.readProfile, { id }))),
    "GET /api/user/export": [ask(api.exportData)],
    "GET /api/team": list(api.listTeams),
    "GET /api/team/{id}": [ask(pathTo(api.readTeam, { id: world.team }))],
    "POST /api/team/{id}": [ask(pathTo(api.readTeam, { id: world.team }), {})],
    "GET /api/stats/{type}/{id}": [
      ask(pathTo(api.readStats, { type: "team", id: world.team })),
      ...["burner", "donor"].flatMap((type) =>
        everybody.map((id) => ask(pathTo(api.readStats, { type, id }))),
      ),
    ],
    "GET /api/payment/portal": [ask(api.openPortal)],
    "GET /api/code": [ask(api.listCodes)],
    "POST /api/code/check": [ask(api.checkCode, { code: world.code })],
    "GET /api/workout": list(api.listWorkouts),
    "GET /api/integration/init": [ask(`${api.initIntegration}?type=strava`)],
    "GET /api/statements": [ask(api.listStatements)],
    "GET /api/statements/{id}": world.statements.map((id) => ask(pathTo(api.readStatement, { id }))),
    "GET /api/notice-links/{token}": [ask(pathTo(api.readNoticeLink, { token: "not-a-token-at-all" }))],
    "GET /api/demo/clock": [ask(api.readClock)],
    "GET /api/statements/{id}/proof": world.statements.map((id) => ask(pathTo(api.proveStatement, { id }))),
    "GET /api/statements/{id}/receipt": world.statements.map((id) =>
      ask(pathTo(api.downloadReceipt, { id })),
    ),
    "GET /api/yearly-statements": [ask(api.listYears)],
    "GET /api/yearly-statements/{year}": [ask(pathTo(api.readYear, { year: 2026 }))],
    "GET /api/yearly-statements/{year}/csv": [ask(pathTo(api.downloadYearCsv, { year: 2026 }))],
    "GET /api/yearly-statements/{year}/pdf": [ask(pathTo(api.downloadYearPdf, { year: 2026 }))],
    "GET /api/transparency": [ask(api.readTransparency)],
    "GET /api/transparency/months/{month}": [ask(pathTo(api.readTransparencyMonth, { month: "2026-09" }))],
    "GET /api/transparency/months/{month}/csv": [
      ask(pathTo(api.downloadTransparencyMonth, { month: "2026-09" })),
    ],
    "GET /api/transparency/tables/{table}/csv": ["months", "organisations", "payouts", "checksums"].map(
      (table) => ask(pathTo(api.downloadTransparency, { table })),
    ),
    "GET /api/transparency/checksums/{month}/csv": [ask(pathTo(api.downloadLeaves, { month: "2026-09" }))],
    "GET (a page)": pagesIn(world).map((url) => ask(url)),
  };
};

const ask = (url: string, data?: Record<string, unknown>): Ask => ({ url, ...(data && { data }) });

/** Every mounted call, as `GET /api/user/{id}`. */
export async function mountedCalls(kalivo: TestProduct): Promise<string[]> {
  return (await everyCall(kalivo)).map(({ name }) => name);
}

export const isForAdmins = (call: string) => call.includes(" /api/admin/");

export const sampledCalls = (world: PrivacyWorld): string[] => Object.keys(samples(world));

/** Everything a viewer can read, requested once. */
export async function walk(kalivo: TestProduct, world: PrivacyWorld, viewer: Viewer): Promise<Seen[]> {
  const asks = Object.entries(samples(world)).flatMap(([call, each]) =>
    each.map((one) => [call, one] as const),
  );
  return lookAt(kalivo, world, viewer, asks);
}

/** The admin calls, requested by a person who is no admin. */
export async function walkForAdmins(
  kalivo: TestProduct,
  world: PrivacyWorld,
  viewer: Viewer,
): Promise<Seen[]> {
  const calls = (await mountedCalls(kalivo)).filter((call) => isForAdmins(call) && call.startsWith("GET "));
  const asks = calls.map((call) => [call, ask(call.slice(4).replaceAll(/\{\w+\}/g, "1"))] as const);
  return lookAt(kalivo, world, viewer, asks);
}

const LANES = 4;

async function lookAt(
  kalivo: TestProduct,
  world: PrivacyWorld,
  viewer: Viewer,
  asks: readonly (readonly [string, Ask])[],
): Promise<Seen[]> {
  await sql`delete from rate_limits`.execute(kalivo.product.services.db);
  const token = viewer === "visitor" ? undefined : world.people[viewer].token;
  const seen: Seen[] = [];
  await inParallel(asks, LANES, async ([call, each]) => {
    seen.push(await look(kalivo, call, each, token));
  });
  return seen;
}

async function look(kalivo: TestProduct, call: string, { url, data }: Ask, token?: string): Promise<Seen> {
  const response = await kalivo.app.inject({
    method: data === undefined ? "GET" : "POST",
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(data !== undefined && { payload: data }),
  });
  const type = response.headers["content-type"] ?? "";
  const text = textOf(type, response);
  const json: unknown = type.includes("json") && text !== "" ? JSON.parse(text) : null;
  const total = response.headers["x-total-count"];
  return {
    call,
    url,
    status: response.statusCode,
    json,
    text,
    total: total === undefined ? null : String(total),
  };
}

function textOf(type: string, { body, rawPayload }: { body: string; rawPayload: Buffer }): string {
  if (type.includes("zip")) return unzipped(rawPayload);
  return type.includes("pdf") ? documentInformation(body) : body;
}

/**
 * Title, author and the like. A PDF's content is compressed: a figure in its bytes is there by chance. It is made from the
 * statements, which are searched themselves.
 */
const documentInformation = (pdf: string) =>
  [...pdf.matchAll(/\/(?:Title|Author|Subject|Keywords) \((.*?)\)/gu)].map(([, said]) => said).join("\n");

/** Without the mails, which were sent while everything was visible. */
const unzipped = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip))
    .filter(([name]) => !name.startsWith("messages."))
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join("\n");
