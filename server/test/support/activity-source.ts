import { createHash } from "node:crypto";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { z } from "zod";
import type { Clock } from "../../src/adapters/clock/port.ts";
import {
  SourceError,
  type ActivitySource,
  type SourceEvent,
  type SourceProblem,
  type TokenSet,
} from "../../src/adapters/health/port.ts";

/** An in-memory provider without HTTP, whose calls are counted and whose answers can be set. */
export type DoubleSource = {
  source: ActivitySource;
  /** Activities by account, then by id. */
  activities: Map<string, Map<string, Activity>>;
  calls: { refresh: number; revoke: string[]; fetch: string[]; backfill: number };
  /** The account revokes its access at the provider. */
  withdraw: (account: string) => void;
  /** Makes the following calls fail like this, until set to null. */
  fail: (problem: SourceProblem | null) => void;
};

/** The scopes its accounts grant by default. */
const allowed: Record<Provider, readonly string[]> = {
  strava: ["activity:read_all"],
  garmin: ["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"],
};

const HOUR_MS = 3_600_000;
const providerUserId = z.string();
/** A notification carries the activity's id only. Nothing is signed. */
const Message = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("activity"), providerUserId, id: z.string() }),
    z.object({ kind: z.literal("activityRef"), providerUserId, id: z.string() }),
    z.object({
      kind: z.literal("activityDeleted"),
      providerUserId,
      id: z.string(),
      confirmed: z.boolean().default(false),
    }),
    z.object({
      kind: z.literal("deauthorized"),
      providerUserId,
      confirmed: z.boolean().default(false),
    }),
    z.object({ kind: z.literal("permissions"), providerUserId, granted: z.array(z.string()) }),
  ]),
);

type Inside = {
  activities: DoubleSource["activities"];
  calls: DoubleSource["calls"];
  give: (account: string) => TokenSet;
  /** The account of a token. @throws SourceError */
  accountOf: (token: string) => string;
  pairs: Map<string, number>;
};

export function doubleSource(id: Provider, clock: Clock): DoubleSource {
  const activities: DoubleSource["activities"] = new Map();
  const calls: DoubleSource["calls"] = { refresh: 0, revoke: [], fetch: [], backfill: 0 };
  /** The number of the currently valid token pair. */
  const pairs = new Map<string, number>();
  let failing: SourceProblem | null = null;
  const give = (account: string): TokenSet => {
    const pair = (pairs.get(account) ?? 0) + 1;
    pairs.set(account, pair);
    return {
      accessToken: `access ${account} ${pair}`,
      refreshToken: `refresh ${account} ${pair}`,
      expiresAt: new Date(clock.now().getTime() + 6 * HOUR_MS),
    };
  };
  const accountOf = (token: string): string => {
    if (failing !== null) throw new SourceError(failing);
    const [, account = "", pair] = token.split(" ");
    if (pairs.get(account) !== Number(pair)) throw new SourceError({ kind: "needs_reconnect" });
    return account;
  };
  const inside = { activities, calls, give, accountOf, pairs };
  return {
    source: { ...signIn(id, inside), ...messages(id, inside), ...reading(inside) },
    activities,
    calls,
    withdraw: (account) => void pairs.delete(account),
    fail: (problem) => {
      failing = problem;
    },
  };
}

type SignIn = "id" | "capabilities" | "authorizeUrl" | "exchange" | "refresh" | "revoke" | "isAuthorized";

const signIn = (id: Provider, { calls, give, accountOf, pairs }: Inside): Pick<ActivitySource, SignIn> => ({
  id,
  capabilities: {
    past: id === "strava" ? "list" : "backfill",
    tellsDeletions: id === "strava",
    rawDays: id === "strava" ? 7 : null,
  },
  authorizeUrl: ({ state, codeChallenge }) =>
    new URL(`https://${id}.example/?state=${state}&challenge=${codeChallenge}`),
  exchange: async ({ callback }) => {
    const [provider, account = ""] = (callback.searchParams.get("code") ?? "").split(".");
    if (provider !== id || account === "") throw new SourceError({ kind: "not_granted" });
    if (callback.searchParams.get("scope") === "none")
      throw new SourceError({ kind: "missing_scope", granted: [] });
    return { providerUserId: account, scopes: [...allowed[id]], tokens: give(account) };
  },
  refresh: async ({ refreshToken }) => {
    calls.refresh += 1;
    return give(accountOf(refreshToken));
  },
  revoke: async ({ accessToken }) => {
    const account = accountOf(accessToken);
    calls.revoke.push(account);
    pairs.delete(account);
  },
  isAuthorized: async ({ accessToken }) => {
    try {
      accountOf(accessToken);
      return true;
    } catch (error) {
      if (error instanceof SourceError && error.problem.kind === "needs_reconnect") return false;
      throw error;
    }
  },
});

const messages = (id: Provider, { activities }: Inside): Pick<ActivitySource, "webhook" | "eventsOf"> => ({
  webhook: ({ method, body, query }) => {
    if (method === "GET")
      return { status: 200, json: { "hub.challenge": query.get("hub.challenge") }, accepted: false };
    return body.length === 0
      ? { status: 400, accepted: false }
      : { status: 200, accepted: true, proven: true };
  },
  eventsOf: (body) => ({
    events: Message.parse(JSON.parse(body.toString())).map((told): SourceEvent => {
      if (told.kind !== "activity") return told;
      const activity = activities.get(told.providerUserId)?.get(told.id);
      if (activity === undefined) throw new Error(`${id} never had ${told.id}`);
      return { ...told, activity, raw: "{}" };
    }),
    unread: 0,
  }),
});

const reading = ({
  activities,
  calls,
  accountOf,
}: Inside): Pick<ActivitySource, "fetchActivity" | "listActivities" | "requestBackfill"> => ({
  fetchActivity: async ({ accessToken }, activityId) => {
    const account = accountOf(accessToken);
    calls.fetch.push(activityId);
    const activity = activities.get(account)?.get(activityId);
    return activity === undefined ? null : { activity, raw: JSON.stringify(activity) };
  },
  listActivities: async ({ accessToken }, { from, to }) => ({
    items: [...(activities.get(accountOf(accessToken))?.values() ?? [])]
      .filter(({ start }) => start >= from && start < to)
      .map(({ id, revision }) => ({ id, fingerprint: revision.split(":")[0] ?? "" })),
    more: false,
  }),
  requestBackfill: async ({ accessToken }) => {
    accountOf(accessToken);
    calls.backfill += 1;
    return "accepted";
  },
});

/** An hour of running that ended at this instant. */
export function run(source: Provider, id: string, end: string, changes: Partial<Activity> = {}): Activity {
  const until = new Date(end);
  const activity: Omit<Activity, "revision"> = {
    source,
    id,
    linkedIds: [],
    type: "running",
    rawType: "Run",
    title: null,
    start: new Date(until.getTime() - HOUR_MS),
    end: until,
    utcOffsetMinutes: 60,
    startReliable: true,
    timerSeconds: 3600,
    metres: 10_000,
    ascentMetres: null,
    averageHeartRate: null,
    energy: null,
    entry: "recorded",
    device: null,
    bundle: null,
    ...changes,
  };
  const hash = createHash("sha256").update(JSON.stringify(activity)).digest("base64url").slice(0, 20);
  return { ...activity, revision: `${hash}:x` };
}
