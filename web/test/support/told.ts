import type { OwnAnswer } from "@kalivo/contract/routes/own/answers.ts";
import type { Relay } from "@kalivo/contract/routes/own/read-relay.ts";
import type { Cheers } from "@kalivo/contract/routes/own/cheers.ts";
import type { Bell, PushSettings } from "@kalivo/contract/routes/own/notifications.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import type { Activity } from "@kalivo/contract/routes/own/read-activity.ts";
import { AMELIE, CODE, FOREST, logoOf, RUN, SAID, TEN_CENTS, THOMAS, TRAIL_CREW, WATER } from "./world.ts";
import { answered, type Answer } from "./answers.ts";
import type { AnswerAt } from "@kalivo/contract/calls.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";

// What pages ask of their own accord, and are told.

const NO_BARS = { allTime: 0, bars: [], bigNumber: 0, until: null, garminDisclaimer: null };

const THE_MONTH: AnswerAt<"GET", typeof api.readMeter> = {
  month: "2026-03",
  so_far_in_euros: 0.2,
  until: "2026-03-10",
  carried_in_euros: 0,
  limit_in_euros: 10,
  limited_by: "pledges",
  stopped: false,
  forecast_in_euros: 0.6,
  announced_at: "2026-04-01T04:00:00Z",
  charged_from: "2026-04-04T04:00:00Z",
  due: null,
};
const AN_ERASURE: AnswerAt<"GET", typeof api.readErasure> = {
  request: null,
  admin: false,
  charges: [],
  running_month_in_euros: 0.2,
  teams: [],
  codes: 1,
  connections: [],
};
const STRAVA: AnswerAt<"GET", typeof api.listConnections> = [
  {
    provider: "strava",
    connectable: true,
    allowed: false,
    status: "none",
    missing: [],
    before_account: 0,
    connected_at: null,
    shares: false,
    last_event_at: null,
    attribution: "Powered by Strava",
  },
];

/** Before the first workout. */
export const NO_ACTIVITY: Activity = {
  from: "2025-03-03",
  today: "2026-03-11",
  days: [],
  months: [],
  goal_in_kcal: null,
  garminDisclaimer: null,
};

/** Nothing to read, nothing to ask. */
export const QUIET_WEEK: Cheers = {
  week: { from: "2026-03-02", until: "2026-03-08" },
  given: [],
  received: { count: 0, donors: [] },
};
const QUIET_RELAY: Relay = { week: QUIET_WEEK.week, members: [], others: 0, kcal: 0, middle_kcal: null };
export const NO_ANSWER: OwnAnswer = { month: null, donors: 0, asked: false, answer: null, ready: [] };
export const QUIET_BELL: Bell = { unread: 0, push_key: "B".repeat(87), may_ask: false };

/** As usual, in no browser. */
export const NO_PUSHES: PushSettings = {
  refused: [],
  quiet: { from: 22, until: 8 },
  digest: false,
  devices: 0,
};

/** Nothing was given yet. */
export const NO_BOOKS: AnswerAt<"GET", typeof api.readTransparency> = {
  months: [],
  total: {
    gross_in_euros: 0,
    fees_in_euros: 0,
    returned_in_euros: 0,
    given_in_euros: 0,
    losses_in_euros: 0,
    returned_twice_in_euros: 0,
    dispute_fees_in_euros: 0,
    net_in_euros: 0,
  },
  clearing: null,
  standing: {
    at_provider_in_euros: 0,
    on_its_way_in_euros: 0,
    at_bank_in_euros: 0,
    disputed_in_euros: 0,
    borne_in_euros: 0,
    held_in_euros: 0,
    payable_in_euros: 0,
    kept_in_euros: 0,
    in_transit_in_euros: 0,
  },
  organisations: [],
  payouts: [],
  seals: [],
};

const NO_COSTS = { organisation: null, year: 2026, lines: [], total_in_euros: 0, kept_in_euros: null };

export const FOR_ANYBODY: readonly Answer[] = [
  answered("GET", api.readVersion, __KALIVO_VERSION__),
  answered("GET", api.readAssociation, { name: "Kalivo asbl", mail: "hello@kalivo.example" }),
  answered("GET", api.csrfCookie, null),
  answered("GET", api.listOrganisations, [FOREST, WATER]),
  answered("GET", api.readTransparency, NO_BOOKS),
  answered("GET", api.readOrganisationProof, { confirmed_at: null, posts: [] }),
  answered("GET", api.listProofPosts, []),
  answered("GET", api.readCosts, NO_COSTS),
];

/** For somebody who is signed in: Saïd, who burns and gives, unless another is named. */
export const toldTo = (me: User): readonly Answer[] => [
  answered("GET", api.readMe, me),
  answered("GET", api.readStats, NO_BARS),
  answered("GET", api.readRhythm, { days: [], today: "2026-03-11", kcal: 0, goal_in_kcal: null }),
  answered("GET", api.readActivity, NO_ACTIVITY),
  answered("GET", api.readBell, QUIET_BELL),
  answered("GET", api.listNotifications, { data: [], more: false }),
  answered("GET", api.readMoments, []),
  answered("GET", api.readPushSettings, NO_PUSHES),
  answered("GET", api.readCheers, QUIET_WEEK),
  answered("GET", api.readAnswer, NO_ANSWER),
  answered("GET", api.readRelay, QUIET_RELAY),
  answered("GET", api.readRecap, { recap: null }),
  answered("GET", api.readRaised, []),
  answered("GET", api.readOwnProof, []),
  answered("GET", api.listRefusedDonors, []),
  answered("GET", api.listConnections, STRAVA),
  answered("GET", api.readErasure, AN_ERASURE),
  answered("GET", api.listStatements, []),
  answered("GET", api.listYears, []),
  answered("GET", api.readMeter, THE_MONTH),
  answered("GET", api.listWorkouts, [RUN]),
  answered("GET", api.listBurners, [AMELIE, THOMAS]),
  answered("GET", api.listDonors, [THOMAS]),
  answered("GET", api.listTeams, [TRAIL_CREW]),
  answered("GET", api.listCodes, [CODE]),
  answered("GET", api.readProfile, {
    ...AMELIE,
    is_burner: true,
    is_donor: false,
    milestones: [],
    organisations: [logoOf(FOREST)],
  }),
  answered("GET", api.readOrganisation, {
    ...FOREST,
    long_description: "Since 1998.",
    result: "In 2026: 4 000 young trees",
    result_picture: null,
    donations: [],
  }),
  answered("GET", api.readTeam, {
    ...TRAIL_CREW,
    users: [{ ...THOMAS, pivot: { is_admin: false }, pledge: TEN_CENTS }],
    organisations: [logoOf(FOREST)],
    total_donated: 12,
    codes: [],
  }),
];

export const A_MEMBER = toldTo(SAID);
/** Has opened an account and has the last step before them. */
export const A_NEWCOMER = toldTo({
  ...SAID,
  first_name: "New",
  birthday: null,
  organisations: [],
  registration: { type: "burner", step: "last", wanted: null },
});
/** Has opened an account and done nothing else: nothing tells yet what they came for. */
export const NEWLY_REGISTERED: User = {
  ...SAID,
  birthday: null,
  organisations: [],
  teams: [],
  backers_with_pivot: [],
  backers_count: 0,
  payment_info: undefined,
  burners_count: 0,
  health_consent: false,
  registration: { type: null, step: "type", wanted: null },
};
export const AT_THE_FIRST_STEP = toldTo(NEWLY_REGISTERED);
