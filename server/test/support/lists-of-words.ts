import { AdminIbanChange } from "@kalivo/contract/shapes/admin.ts";
import { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { AdminRefund } from "@kalivo/contract/shapes/admin-money-back.ts";
import { AdminPayout, AdminPayoutRun } from "@kalivo/contract/shapes/admin-payouts.ts";
import {
  ChargeState,
  StatementDispute,
  StatementLine,
  StatementRefund,
  StatementState,
} from "@kalivo/contract/shapes/statement.ts";
import { Workout } from "@kalivo/contract/shapes/workout.ts";
import { CONSENT_KINDS } from "@kalivo/contract/routes/own/give-consent.ts";
import { TWIN_ANSWERS } from "@kalivo/contract/routes/own/answer-twin.ts";
import { HELD_STATES } from "@kalivo/contract/routes/own/admin/held-workouts.ts";
import { POST_STATES } from "@kalivo/contract/shapes/proof-post.ts";
import { WORKOUT_TYPES } from "@kalivo/domain/calories/workout-types.ts";
import { KCAL_BASES, TRUST_TIERS } from "@kalivo/domain/efforts/activity.ts";
import { HEALTH_SOURCES, PROVIDERS } from "@kalivo/domain/health-source.ts";
import { LANGUAGES, TRANSLATIONS } from "@kalivo/domain/language.ts";
import { GENDERS } from "@kalivo/domain/limits.ts";
import { MOMENTS } from "@kalivo/domain/people/moments.ts";
import { READY_ANSWERS } from "@kalivo/domain/people/answer.ts";
import { NOTIFICATION_KINDS } from "@kalivo/domain/people/notifications.ts";
import { PAYMENT_PROVIDERS } from "@kalivo/domain/payment-provider.ts";
import { PROFILE_TYPES, REGISTRATION_STEPS } from "@kalivo/domain/people/registration.ts";
import { FAULTS } from "@kalivo/demo/simulated/api/api.queries.ts";
import type { MethodKind, PaymentState } from "../../src/adapters/payment/port.ts";
import type { Picture } from "../../src/features/pictures/pictures.queries.ts";
import type { ProposalKind } from "../../src/features/admin/proposals/proposals.queries.ts";
import type { ChallengePurpose } from "../../src/features/auth/passkeys/challenges.ts";
import { ACCOUNTS } from "../../src/features/billing/ledger/chart.ts";
import type { AttemptMode, AttemptOutcome } from "../../src/features/billing/collect/attempts.queries.ts";
import type { EndCause } from "../../src/features/billing/collect/collect.queries.ts";
import type { BankStatement } from "../../src/features/billing/payouts/bank/files/bank-statement.ts";
import type { StopEnd, StopKind } from "../../src/features/payer-stops/stops.queries.ts";
import type { PauseReason } from "../../src/features/integrations/integrations.queries.ts";
import { ROUND_KINDS } from "../../src/features/mail/rounds/rounds.queries.ts";
import { DISCREPANCIES } from "../../src/features/billing/payouts/bank/left-over.ts";
import { ENTRY_KINDS } from "../../src/features/admin/payouts/statements/statement-on-wire.ts";

/** All values of a union type: a missing or extra one does not compile. */
const all = <Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] =>
  Object.keys(words);

const yes = true as const;

/** The TypeScript list for every column with a CHECK constraint on its values. */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
  "accounts.normal": ACCOUNTS.map(({ normal }) => normal),
  "admin_proposals.kind": all<ProposalKind>({ grant: yes, erase: yes }),
  "answers.ready": READY_ANSWERS,
  "bank_entries.kind": ENTRY_KINDS,
  "bank_discrepancies.format": all<BankStatement["format"]>({ "camt.053": yes, coda: yes }),
  "bank_discrepancies.reason": DISCREPANCIES,
  "bank_statements.format": all<BankStatement["format"]>({ "camt.053": yes, coda: yes }),
  "billing_periods.stage": AdminMonth.shape.stage.options,
  "charge_attempts.mode": all<AttemptMode>({ merchant: yes, payer: yes }),
  "charge_attempts.outcome": all<AttemptOutcome | "unknown">({
    succeeded: yes,
    processing: yes,
    action_required: yes,
    declined: yes,
    rejected: yes,
    unknown: yes,
  }),
  "charges.ended_cause": all<EndCause>({
    payer_asked: yes,
    mistake: yes,
    unreachable: yes,
    stopped: yes,
    not_attempted: yes,
    nobody_left: yes,
  }),
  "charges.provider": PAYMENT_PROVIDERS,
  "charges.state": ChargeState.options,
  "consents.kind": CONSENT_KINDS,
  "disputes.state": StatementDispute.shape.state.options,
  "iban_changes.state": AdminIbanChange.shape.state.options,
  "integration_states.provider": PROVIDERS,
  "mail_rounds.kind": ROUND_KINDS,
  "moments_seen.moment": MOMENTS,
  "notifications.kind": NOTIFICATION_KINDS,
  "organisation_texts.language": TRANSLATIONS,
  "organisations.contact_language": LANGUAGES,
  "passkey_challenges.purpose": all<ChallengePurpose>({
    add: yes,
    sign_in: yes,
    proof: yes,
    second_factor: yes,
  }),
  "payer_stops.ended_by": all<StopEnd["by"]>({ payment: yes, person: yes, admin: yes }),
  "payer_stops.kind": all<StopKind>({ pause: yes, dispute: yes, own: yes }),
  "payers.method_kind": all<MethodKind>({ card: yes, sepa_debit: yes }),
  "payers.provider": PAYMENT_PROVIDERS,
  "payout_runs.state": AdminPayoutRun.shape.state.options,
  "payouts.state": AdminPayout.shape.state.options,
  "pictures.content_type": all<Picture["contentType"]>({ "image/webp": yes, "image/svg+xml": yes }),
  "raw_payloads.provider": PROVIDERS,
  "refunds.asked_by": AdminRefund.shape.asked_by.options,
  "refunds.reason": AdminRefund.shape.reason.options,
  "refunds.state": StatementRefund.shape.state.options,
  "registrations.step": REGISTRATION_STEPS,
  "registrations.type": PROFILE_TYPES,
  "sandbox.disputes.status": StatementDispute.shape.state.options,
  "sandbox.methods.kind": all<MethodKind>({ card: yes, sepa_debit: yes }),
  "sandbox.payments.status": all<PaymentState["status"]>({
    created: yes,
    processing: yes,
    requires_payer_action: yes,
    declined: yes,
    succeeded: yes,
    canceled: yes,
  }),
  "proof_posts.language": LANGUAGES,
  "proof_posts.state": POST_STATES,
  "simulated.athletes.provider": PROVIDERS,
  "simulated.faults.kind": FAULTS,
  "simulated.faults.provider": PROVIDERS,
  "source_connections.provider": PROVIDERS,
  "source_inbox.provider": PROVIDERS,
  "source_pauses.provider": PROVIDERS,
  "source_pauses.reason": all<PauseReason>({ rate_limited: yes, down: yes, inactive: yes }),
  "source_revocations.provider": PROVIDERS,
  "source_signatures.provider": PROVIDERS,
  "statement_lines.state": StatementLine.shape.state.options,
  "statements.state": StatementState.options,
  "users.active_source": HEALTH_SOURCES,
  "users.gender": GENDERS,
  "users.language": LANGUAGES,
  "workouts.answer": TWIN_ANSWERS.filter((answer) => answer !== "none"),
  "workouts.basis": KCAL_BASES,
  "workouts.review": HELD_STATES.filter((state) => state !== "held"),
  "workouts.status": Workout.shape.status.options,
  "workouts.trust": TRUST_TIERS,
  "workouts.type": WORKOUT_TYPES.map(({ id }) => id),
};

/** Values that only one statement beside the table writes and reads: a list would only repeat them. */
export const WITHOUT_LIST: Readonly<Record<string, string>> = {
  "address_confirmations.kind":
    "the first address or a change of it: the type stands in the one file of queries",
  "admin_proposals.state": "three words of one file of queries",
  "charges.notice_why": "said by the one statement that announces anew",
  "gross_totals.party": "written by the close and reversals in SQL, read by name",
  "organisation_changes.state":
    "three words that the contract has and one that a newer change makes of an older one",
  "payers.method_state": "none, active, failed: a union in four answers of the contract",
  "payouts_left_after_all.resolution": "the two answers of one call of the contract",
  "reversals.kind": "what the two callers of one function are",
  "sandbox.faults.kind": "of the sandbox's own console",
  "sandbox.refunds.status": "the sandbox's own; parsed where it is read",
  "sandbox.setups.status": "the sandbox's own; parsed where it is read",
  "search_words.kind": "written by triggers alone",
  "shown_steps.step": "two rows that a migration made",
  "simulated.usage.span": "the simulator's own",
  "source_connections.status": "two words of one file of queries",
  "workout_revisions.change": "two words of one file of queries",
};
