import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";

/** A person's tokens at a provider; stored sealed, never logged. */
export type TokenSet = { accessToken: string; refreshToken: string; expiresAt: Date };

/** The account that signed in at the provider, and the scopes granted. */
export type Grant = { providerUserId: string; scopes: readonly string[]; tokens: TokenSet };

/** A message a provider pushes. */
export type SourceEvent =
  | { kind: "activity"; providerUserId: string; activity: Activity; raw: string }
  /** A reference only: the activity is then fetched with the person's own token. */
  | { kind: "activityRef"; providerUserId: string; id: string }
  /** Unsigned: unless `confirmed`, the provider is asked before anything is deleted. */
  | { kind: "activityDeleted"; providerUserId: string; id: string; confirmed: boolean }
  | { kind: "deauthorized"; providerUserId: string; confirmed: boolean }
  | { kind: "permissions"; providerUserId: string; granted: readonly string[] };

/**
 * A webhook's immediate answer; its content is processed from the inbox later. `accepted`: store it. `proven`: authenticated
 * as the provider's; else it is a hint, which may cost little.
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
 * A provider of workouts that people connect by signing in there (workouts §7). Every outgoing call that fails throws a
 * `SourceError`, and nothing else.
 */
export type ActivitySource = {
  readonly id: Provider;
  readonly capabilities: {
    /** Whether past activities can be listed, or must be requested and then come by webhook. */
    past: "list" | "backfill";
    /** Deletions at the provider are pushed to us. */
    tellsDeletions: boolean;
    /** How long its raw data may be stored; null: no limit. */
    rawDays: number | null;
  };
  /** The provider's page; it comes back to `redirectUri` with the state. Providers without PKCE ignore the challenge. */
  authorizeUrl: (asked: { state: string; codeChallenge: string; redirectUri: string }) => URL;
  /**
   * Exchanges the callback's code.
   * @throws SourceError missing_scope when the person granted too little
   */
  exchange: (asked: {
    callback: URL;
    state: string;
    codeVerifier: string;
    redirectUri: string;
  }) => Promise<Grant>;
  /**
   * A new pair; the old refresh token may become invalid.
   * @throws SourceError needs_reconnect when it was refused
   */
  refresh: (tokens: TokenSet) => Promise<TokenSet>;
  /**
   * Ends the connection at the provider. A connection already ended is no error.
   * @throws SourceError needs_reconnect when the access token is no longer valid: with a new pair it can still be ended
   */
  revoke: (tokens: TokenSet) => Promise<void>;
  /** Whether the provider still accepts these tokens, asked there. */
  isAuthorized: (tokens: TokenSet) => Promise<boolean>;
  webhook: (request: WebhookRequest) => WebhookReply;
  /** The events in a webhook's body; unreadable entries are left out and counted. */
  eventsOf: (body: Buffer) => { events: SourceEvent[]; unread: number };
  /** Null: it does not exist (any more). Absent where the provider pushes whole activities. */
  fetchActivity?: (tokens: TokenSet, id: string) => Promise<FetchedActivity | null>;
  /**
   * Ids with a fingerprint of the fields in the list, oldest first. The activity's `revision` begins with it and a colon.
   */
  listActivities?: (
    tokens: TokenSet,
    window: { from: Date; to: Date; page: number },
  ) => Promise<{ items: { id: string; fingerprint: string }[]; more: boolean }>;
  requestBackfill?: (
    tokens: TokenSet,
    window: { from: Date; to: Date },
  ) => Promise<"accepted" | "already" | "forbidden">;
};

/** The providers that can be connected here; one without credentials is absent. */
export type ActivitySources = Readonly<Partial<Record<Provider, ActivitySource>>>;

/** Why a call to a provider failed. */
export type SourceProblem =
  | { kind: "rate_limited"; retryAt: Date }
  | { kind: "needs_reconnect" }
  | { kind: "missing_scope"; granted: readonly string[] }
  /** The person refused at the provider's page, or the code is invalid. */
  | { kind: "not_granted" }
  | { kind: "down" }
  /** The provider locked out the whole application, for all people. */
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

/** A workout read from a file; the sport is null when only its owner can say. */
export type DraftActivity = Omit<Activity, "type"> & { readonly type: WorkoutTypeId | null };

/** The problems of a file, to tell its owner. */
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
  "times_unclear",
  "places_unclear",
  "one_point",
  "one_moment",
  "points_backwards",
  "not_opened",
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
/** With the limit that was exceeded, or the number, where its sentence contains it. */
export type FileProblem = { readonly why: (typeof FILE_PROBLEMS)[number]; readonly figure?: number };

/** A file inside another, by its name there. */
export type FilePart = FileProblem & { readonly name: string };

/** The result of a file: `damaged` counts the unreadable workouts, or files inside it. */
export type ReadFile = {
  activities: readonly DraftActivity[];
  damaged: number;
  /** Why a file was read only in part, or not at all, in display order. */
  problems: readonly FileProblem[];
  /** The files inside it of which nothing or not everything was read: the first of them, and how many more there are. */
  parts: readonly FilePart[];
  moreParts: number;
};

/**
 * Reads files of workouts, whatever they hold: a file's problem is returned, never thrown. Results in the order of the
 * files. `readingMs`: the working time, without waiting for other imports.
 */
export type WorkoutFiles = {
  read: (paths: readonly string[], now: Date) => Promise<{ files: ReadFile[]; readingMs: number }>;
};
