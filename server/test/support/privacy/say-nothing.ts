import type { CallName } from "@kalivo/contract/calls.ts";
import { ABOUT_THE_ACCOUNT } from "./about-the-account.ts";

/** Calls that answer with the caller's own data or a fixed sentence. A new call is sampled in walk.ts or listed here. */
export const SAY_NOTHING_OF_OTHERS: readonly CallName[] = [
  ...ABOUT_THE_ACCOUNT,
  "GET /api/association", // who runs it
  "GET /api/association/costs", // what that costs
  "GET /api/integration", // one's own connections
  "GET /api/integration/finished/{token}", // the link's holder may read the public name
  "GET /api/integration/pending/{token}", // the same
  "GET /api/integration/strava/webhook/{secret}",
  "GET /api/integration/{provider}/callback",
  "GET /api/auth/second-factor",
  "GET /api/user/passkeys",
  "POST /api/auth/passkey",
  "POST /api/auth/passkey/options",
  ...(["", "/begin", "/enrol", "/recovery-codes"] as const).map(
    (part) => `POST /api/auth/second-factor${part}` as const,
  ),
  "POST /api/user/passkeys",
  "POST /api/user/passkeys/options",
  "POST /api/user/passkeys/question",
  "POST /api/user/passkeys/{id}/name",
  "POST /api/user/passkeys/{id}/remove",
  "GET /api/workout/import/{id}", // one's own files
  "POST /api/auth",
  "POST /api/auth/forgot",
  "POST /api/auth/logout",
  "POST /api/auth/register",
  "POST /api/auth/reset",
  "POST /api/code",
  "POST /api/code/apply", // tested separately: it can be used once
  "POST /api/code/{id}/archive",
  "POST /api/code/{id}/stop",
  "POST /api/demo/clock",
  ...(["again", "confirm", "look", "move", "open", "page", "post", "words"] as const).map(
    (call) => `POST /api/entrance/${call}` as const, // an organisation's own, by its key: no person is in it
  ),
  "POST /api/feedback",
  "POST /api/integration/finished/{token}/undo",
  "POST /api/integration/pending/{token}/confirm",
  "POST /api/integration/pending/{token}/refuse",
  "POST /api/integration/garmin/webhook/{secret}",
  "POST /api/integration/strava/webhook/{secret}",
  "POST /api/integration/{provider}/disconnect",
  "POST /api/mail/unsubscribe/{token}",
  "POST /api/notice-links/{token}",
  "POST /api/organisations/blacklist",
  "POST /api/payment/back",
  "POST /api/payment/ceiling",
  "POST /api/payment/go-on",
  "POST /api/payment/pause",
  "POST /api/payment/refresh",
  "POST /api/payment/stop",
  "POST /api/payment/webhook/{provider}",
  "POST /api/statements/{id}/change",
  "POST /api/statements/{id}/refund",
  "POST /api/statements/{id}/try",
  "POST /api/team",
  "POST /api/team/{id}/admin",
  "POST /api/team/{id}/delete",
  "POST /api/team/{id}/leave",
  "POST /api/team/{id}/remove",
  "POST /api/user/language",
  "POST /api/user/activeSource",
  "POST /api/user/consent",
  "POST /api/user/donors/allow",
  "POST /api/user/donors/refuse",
  "POST /api/user/goal", // the caller's own
  "POST /api/user/informations",
  "POST /api/user/invite-key/renew", // the caller's own
  "POST /api/user/moments/seen",
  "POST /api/user/notifications/read",
  "POST /api/user/organisations",
  "POST /api/user/privacy",
  "POST /api/user/pushes",
  "POST /api/user/pushes/end",
  "POST /api/user/pushes/subscribe",
  "POST /api/workout",
  "POST /api/user/answer",
  "POST /api/user/{id}/cheer", // whether it is cheered: an unknown one is as a hidden one
  "POST /api/workout/import",
  "POST /api/workout/import/{id}/commit",
  "POST /api/workout/sync",
  "POST /api/workout/{id}/answer",
  "POST /api/workout/{id}/delete",
];
