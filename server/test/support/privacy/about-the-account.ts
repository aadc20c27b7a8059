import type { CallName } from "@kalivo/contract/calls.ts";

/** Calls about one's own account: they answer with the caller's own data or a fixed sentence. */
export const ABOUT_THE_ACCOUNT: readonly CallName[] = [
  "GET /api/mail-links/{token}", // the link's holder may read the address it was mailed to
  "POST /api/mail-links/{token}",
  "GET /api/user/erasure", // one's own
  "GET /api/user/sign-ins", // one's own
  "POST /api/user/erasure",
  "POST /api/user/erasure/cancel",
  "POST /api/user/address",
  "POST /api/user/address/confirm",
  "POST /api/user/address/send",
  "POST /api/user/password",
  "POST /api/user/registration",
  "POST /api/user/rest",
  "POST /api/user/rest/end",
  "POST /api/user/sign-ins/end",
  "POST /api/user/sign-ins/{id}/end",
];
