import { pruneRateLimits } from "../db/prune-rate-limits.ts";
import { grantUnopposed } from "../features/admin/proposals/decide.ts";
import { tellAccountsInForce } from "../features/admin/organisations/tell-in-force.ts";
import { forgetSignIns } from "../features/auth/forget/forget-sign-ins.ts";
import { deleteOldChallenges } from "../features/auth/passkeys/passkeys.queries.ts";
import { forgetConfirmations } from "../features/auth/address/forget-confirmations.ts";
import { forgetKeptMails } from "../features/mail/forget/forget-kept-mails.ts";
import { forgetCustomers } from "../features/payment/forget/forget-customers.ts";
import { eraseDue } from "../features/account/erasure/erase-due.ts";
import { forgetRegistrations } from "../features/account/forget-registrations.ts";
import { forgetImports } from "../features/workouts/import/forget-imports.ts";
import { pruneTraces } from "../http/traces.ts";
import type { DueStep } from "../jobs/due-steps.ts";

/** Steps that delete expired data. */
export const HOUSEKEEPING_STEPS: readonly DueStep[] = [
  { lane: "watch", name: "end accounts", run: eraseDue },
  { lane: "watch", name: "forget erased customers", run: forgetCustomers },
  { lane: "watch", name: "forget imports", run: forgetImports },
  { lane: "watch", name: "forget kept mails", run: forgetKeptMails },
  { lane: "watch", name: "forget old sign-ins", run: forgetSignIns },
  { lane: "watch", name: "forget passkey challenges", run: ({ db }) => deleteOldChallenges(db) },
  { lane: "watch", name: "make unopposed admins", run: grantUnopposed },
  { lane: "watch", name: "tell of accounts in force", run: tellAccountsInForce },
  { lane: "watch", name: "forget addresses", run: forgetConfirmations },
  { lane: "watch", name: "forget registrations", run: forgetRegistrations },
  { lane: "watch", name: "prune rate limits", run: pruneRateLimits },
  { lane: "watch", name: "prune security events", run: pruneTraces },
];
