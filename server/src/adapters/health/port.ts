import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";

/** What a provider handed over for a person; kept sealed, never logged. */
export type TokenSet = { accessToken: string; refreshToken: string; expiresAt: Date };

/** Who signed in at the provider, and what they allowed. */
export type Grant = { providerUserId: string; scopes: readonly string[]; tokens: TokenSet };

/** What a provider tells us without being asked. */
export type SourceEvent =
  | { kind: "activity"; providerUserId: string; activity: Activity; raw: string }
  /** Only that there is something: it is then fetched with the person's own token. */
  | { kind: "activityRef"; providerUserId: string; id: string }
  /** Without a signature somebody's word: `confirmed` false is checked at the provider before anything is deleted. */
  | { kind: "activityDeleted"; providerUserId: string; id: string; confirmed: boolean }
  | { kind: "deauthorized"; providerUserId: string; confirmed: boolean }
  | { kind: "permissions"; providerUserId: string; granted: readonly string[] };

/**
 * A webhook's answer, at once; what it brought is read from the inbox later. `accepted`: to be written down.
 * `proven`: nobody but the provider can have said it; else it is a hint, which may cost little.
 */
export type WebhookReply = { status: number; json?: unknown; accepted: boolean; proven?: boolean };

export type WebhookRequest = {
  method: "GET" | "POST";
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
};

export type FetchedActivity = { activity: Activity; raw: string };

/**
 * A provider of workouts that people connect by signing in there (workouts §7). Every call that goes out
 * throws one `SourceError`, and nothing else, when it does not succeed.
 */
export type ActivitySource = {
  readonly id: Provider;
  readonly capabilities: {
    /** Past activities can be listed, or must be asked for and then come by webhook. */
    past: "list" | "backfill";
    /** A deletion at the provider reaches us. */
    tellsDeletions: boolean;
    /** How long what it said may be kept; null: no limit. */
    rawDays: number | null;
  };
  /** The provider's page; it comes back to `redirectUri` with the state. Providers without PKCE ignore the challenge. */
  authorizeUrl: (asked: { state: string; codeChallenge: string; redirectUri: string }) => URL;
  /** Exchanges what came back with the browser. @throws SourceError missing_scope when the person allowed too little */
  exchange: (asked: {
    callback: URL;
    state: string;
    codeVerifier: string;
    redirectUri: string;
  }) => Promise<Grant>;
  /** A new pair; the old refresh token may be good no more. @throws SourceError needs_reconnect when it was refused */
  refresh: (tokens: TokenSet) => Promise<TokenSet>;
  /**
   * Ends the connection at the provider. One that is over there already is no error.
   * @throws SourceError needs_reconnect when the access token is good no more: with a new pair it can still be ended
   */
  revoke: (tokens: TokenSet) => Promise<void>;
  /** Whether the provider still lets us in with these tokens, asked there. */
  isAuthorized: (tokens: TokenSet) => Promise<boolean>;
  webhook: (request: WebhookRequest) => WebhookReply;
  /** What a webhook's body says; entries that are not understood are left out and counted. */
  eventsOf: (body: Buffer) => { events: SourceEvent[]; unread: number };
  /** Null: it is not there (any more). Absent where the provider pushes whole activities. */
  fetchActivity?: (tokens: TokenSet, id: string) => Promise<FetchedActivity | null>;
  /** Ids with a fingerprint of the little that a list says, oldest first. Its activity's `revision` begins with it and a colon. */
  listActivities?: (
    tokens: TokenSet,
    window: { from: Date; to: Date; page: number },
  ) => Promise<{ items: { id: string; fingerprint: string }[]; more: boolean }>;
  requestBackfill?: (
    tokens: TokenSet,
    window: { from: Date; to: Date },
  ) => Promise<"accepted" | "already" | "forbidden">;
};

/** Those that can be connected here; a provider without credentials is absent. */
export type ActivitySources = Readonly<Partial<Record<Provider, ActivitySource>>>;

/** Why a provider did not do what it was asked for. */
export type SourceProblem =
  | { kind: "rate_limited"; retryAt: Date }
  | { kind: "needs_reconnect" }
  | { kind: "missing_scope"; granted: readonly string[] }
  /** The person said no at the provider's page, or the code is not good. */
  | { kind: "not_granted" }
  | { kind: "down" }
  /** The operator's own standing at the provider ended: everybody is shut out, and nobody is to blame but us. */
  | { kind: "inactive" }
  | { kind: "bad_payload" };

export class SourceError extends Error {
  override name = "SourceError";
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, cause?: unknown) {
    super(`the provider's answer: ${problem.kind}`, { cause });
    this.problem = problem;
  }
}

/** A workout as a file tells it; the sport is null where only its owner can say. */
export type DraftActivity = Omit<Activity, "type"> & { readonly type: WorkoutTypeId | null };

/** What is wrong with a file of workouts, for whoever tells its owner. */
export const FILE_PROBLEMS = [
  "empty",
  "unknown_format",
  "no_workout",
  "no_start",
  "unknown_rows",
  "damaged",
  "cut_off",
  "wrong_checksum",
  "not_xml",
  "nested_too_deep",
  "no_track",
  "recording_too_large",
  "too_large",
  "too_large_unpacked",
  "zip_too_many_files",
  "zip_password",
  "zip_in_zip",
  "unknown_columns",
  "list_too_large",
  "too_many_workouts",
  "too_many_recordings",
  "not_all_read",
  "before_was_read",
  "too_much",
  "too_slow",
  "in_another",
] as const;
/** With the limit that was passed, or how many there were, where its sentence tells. */
export type FileProblem = { readonly why: (typeof FILE_PROBLEMS)[number]; readonly figure?: number };

/** What a file held: `damaged` counts the workouts, or the files inside it, that could not be read. */
export type ReadFile = {
  activities: readonly DraftActivity[];
  damaged: number;
  /** Why not everything, or nothing, was read, in the order in which it is told. */
  problems: readonly FileProblem[];
};

/**
 * Reads files of people's workouts, whatever they hold: what is wrong with one is said, never thrown. Answers in the
 * order of the files. `readingMs`: how long it was at work, without what it waited for others.
 */
export type WorkoutFiles = {
  read: (paths: readonly string[], now: Date) => Promise<{ files: ReadFile[]; readingMs: number }>;
};
