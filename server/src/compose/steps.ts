import { pruneRateLimits } from "../db/prune-rate-limits.ts";
import { eraseDue } from "../features/account/erasure/erase-due.ts";
import { forgetRegistrations } from "../features/account/forget-registrations.ts";
import { forgetAlarms } from "../features/admin/dashboard/watch/forget-alarms.ts";
import { watchAlarms } from "../features/admin/dashboard/watch/watch-alarms.ts";
import { tellAccountsInForce } from "../features/admin/organisations/tell-in-force.ts";
import { grantUnopposed } from "../features/admin/proposals/decide.ts";
import { forgetConfirmations } from "../features/auth/address/forget-confirmations.ts";
import { forgetSignIns } from "../features/auth/forget/forget-sign-ins.ts";
import { deleteOldChallenges } from "../features/auth/passkeys/passkeys.queries.ts";
import { forgetNotifications } from "../features/bell/forget-notifications.ts";
import { keepMonthFigures } from "../features/billing/figures/keep-figures.ts";
import { compareLedgerDaily } from "../features/billing/watch/compare-ledger.ts";
import { dueCatchUps } from "../features/integrations/catch-up/due-catch-ups.ts";
import { keepConnectionsAlive } from "../features/integrations/connections/keep-alive.ts";
import { endForsakenGrants } from "../features/integrations/connections/pending-grant.ts";
import { workInbox } from "../features/integrations/inbox/work-inbox.ts";
import { purgeSourceData } from "../features/integrations/purge-source-data.ts";
import { sendRevocations } from "../features/integrations/revocations/send-revocations.ts";
import { forgetKeptMails } from "../features/mail/forget/forget-kept-mails.ts";
import { forgetSentMails } from "../features/mail/forget/forget-sent-mails.ts";
import { sumChoices } from "../features/organisations/choices.queries.ts";
import { forgetOrganisationLinks } from "../features/proofs/entrance/links.ts";
import { forgetEvents } from "../features/payment/forget/forget-events.ts";
import { forgetCustomers } from "../features/payment/forget/forget-customers.ts";
import { forgetWorkoutKeys } from "../features/workouts/forget-keys.ts";
import { forgetImports } from "../features/workouts/import/forget-imports.ts";
import { pruneTraces } from "../http/traces.ts";
import { WATCH_FOR_ALARMS, type DueStep } from "../jobs/due-steps.ts";

/** Steps for providers' messages, requests to them, and the retention of their data. */
export const SOURCE_STEPS: readonly DueStep[] = [
  { lane: "workouts", name: "end what nobody said yes to", run: endForsakenGrants },
  { lane: "workouts", name: "end connections at the providers", run: sendRevocations },
  { lane: "workouts", name: "keep connections alive", run: keepConnectionsAlive },
  { lane: "workouts", name: "ask for the past of connections", run: dueCatchUps },
  { lane: "workouts", name: "work through the providers' messages", run: workInbox },
  { lane: "workouts", name: "purge what providers said", run: purgeSourceData },
];

/** Steps of the house: what ends, what comes into force, and data that expires or is kept small. */
export const HOUSEKEEPING_STEPS: readonly DueStep[] = [
  { lane: "watch", name: "end accounts", run: eraseDue },
  { lane: "watch", name: "forget erased customers", run: forgetCustomers },
  { lane: "watch", name: "forget imports", run: forgetImports },
  { lane: "watch", name: "forget kept mails", run: forgetKeptMails },
  { lane: "watch", name: "forget notifications", run: forgetNotifications },
  { lane: "watch", name: "forget organisations' links", run: forgetOrganisationLinks },
  { lane: "watch", name: "forget old sign-ins", run: forgetSignIns },
  { lane: "watch", name: "forget mails that were sent", run: forgetSentMails },
  { lane: "watch", name: "forget what the payment provider told", run: forgetEvents },
  { lane: "watch", name: "forget alarms that are over", run: forgetAlarms },
  { lane: "watch", name: "forget keys of workouts", run: forgetWorkoutKeys },
  { lane: "watch", name: "forget passkey challenges", run: ({ db }) => deleteOldChallenges(db) },
  { lane: "watch", name: "make unopposed admins", run: grantUnopposed },
  { lane: "watch", name: "tell of accounts in force", run: tellAccountsInForce },
  { lane: "watch", name: "forget addresses", run: forgetConfirmations },
  { lane: "watch", name: "forget registrations", run: forgetRegistrations },
  { lane: "watch", name: "add up choices of organisations", run: sumChoices },
  { lane: "watch", name: "prune rate limits", run: pruneRateLimits },
  { lane: "watch", name: "prune security events", run: pruneTraces },
];

/** Steps that check that everything happened as it should (rule 19). */
export const WATCH_STEPS: readonly DueStep[] = [
  { lane: "checks", name: "keep figures of closed months", run: keepMonthFigures },
  { lane: "checks", name: "compare the ledger", run: compareLedgerDaily },
  { lane: "watch", name: WATCH_FOR_ALARMS, run: watchAlarms },
];
