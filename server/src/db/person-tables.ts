import type { PersonTable } from "./person-table.ts";

const WHOSE = "whose it is says the file itself";
const OUR_WORK = "how our own work goes on, nothing about the person";
const BOOKS = { stays: "the books: numbers of somebody whom nobody knows any more" };
const BOOKKEEPING = "the ledger behind the charges that are listed";
const OF_ADMINS = "what somebody did as an admin of the association belongs to it";
const WHO_DID_IT = { stays: "which admin acted is part of the record: a number" };
const SECRET = "a secret or its hash: it lets somebody in and says nothing";
const COUNTED = "counted again from the workouts that are listed";

/**
 * Every table that refers to a person, directly or not: how it is exported and erased. `person-data.test.ts` follows the
 * foreign keys, exports and erases a person who did everything, and names whatever this list does not decide.
 */
export const PERSON_TABLES: Readonly<Record<string, PersonTable>> = {
  address_confirmations: { leftOut: { user_id: WHOSE, tries: OUR_WORK }, erased: "rows go" },
  admin_directory: {
    notExported: "a copy for admins' searches, by triggers",
    erased: { stays: "follows the person's row by a trigger" },
    kept: "words",
  },
  admin_proposals: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "kind state" },
  allocations: { erased: BOOKS },
  answers: { leftOut: { burner_id: WHOSE }, erased: "rows go" },
  audit_log: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "action target_kind before after" },
  bank_discrepancies: {
    notExported: OF_ADMINS,
    erased: WHO_DID_IT,
    kept: "reason format reference day account_end outcome",
  },
  bank_entries: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "reference day kind provider_ref" },
  charge_attempts: {
    notExported: "each try is one of a charge that is listed with its end",
    erased: BOOKS,
    kept: "idempotency_key mode method_ref outcome code advice",
  },
  charges: {
    leftOut: {
      payer_id: WHOSE,
      "attempt_no next_attempt_at lease_until lease_by notice_no notice_queued_at slipped_from": OUR_WORK,
      "first_failed_at notice_why": "the mails about it are listed with their day and words",
      "charge_ref method_label": "of the same payment as payment_ref",
      action_url: SECRET,
      "release_at released_at": "when the organisations get it",
    },
    erased: BOOKS,
    kept: "provider state lease_by payment_ref charge_ref action_url method_label notice_why ended_cause",
  },
  cheers: { erased: "rows go" },
  code_uses: { leftOut: { "code_id user_id": WHOSE }, erased: BOOKS },
  codes: {
    leftOut: { "owner_user_id created_by": WHOSE, owner_team_id: "the team is named" },
    erased: { stays: "archived, so that a printed one does nothing; a team's go on without the name" },
    kept: "code label valid_until",
  },
  consents: {
    leftOut: { user_id: WHOSE },
    erased: { stays: "what was agreed to and when has to be shown for years" },
    kept: "kind text_version",
  },
  directory: {
    notExported: "a copy for searching, by triggers",
    erased: { stays: "follows the person's row by a trigger" },
    emptied: "found_as words",
  },
  disputes: {
    leftOut: { "provider_ref reversal_id fee_cents withdrawn_cents evidence_due seen_at": BOOKKEEPING },
    erased: BOOKS,
    kept: "provider_ref reason state",
  },
  erasure_requests: {
    leftOut: { "asked_at confirmed_at": "the profile says when the account ends" },
    erased: "rows go",
  },
  feedback: {
    leftOut: { user_id: WHOSE, "read_at handled_by": OF_ADMINS },
    erased: { stays: "as if it had been anonymous: nobody's row (`forgetAuthor`)" },
    emptied: "log",
    kept: "body",
  },
  iban_changes: {
    notExported: OF_ADMINS,
    erased: WHO_DID_IT,
    kept: "iban account_holder state communication",
  },
  import_turns: { notExported: OUR_WORK, erased: "rows go" },
  integration_states: { notExported: SECRET, erased: "rows go" },
  invite_keys: { notExported: SECRET, erased: "rows go" },
  journals: { notExported: BOOKKEEPING, erased: BOOKS, kept: "key kind txid" },
  kcal_months: { notExported: COUNTED, erased: { stays: "sums of the workouts that were settled" } },
  ledger_leaves: { notExported: BOOKKEEPING, erased: BOOKS, kept: "leaf" },
  line_parts: { erased: BOOKS },
  mails: {
    leftOut: {
      "id outbox_id sent_at": "said by the mail's own row",
      recipient: WHOSE,
      html: "the same words as body_text",
    },
    erased: "rows go",
  },
  method_setups: { notExported: OUR_WORK, erased: BOOKS, kept: "provider setup_ref" },
  moments_seen: { leftOut: { user_id: WHOSE }, erased: "rows go" },
  newsletters: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "subject body" },
  notifications: { leftOut: { user_id: WHOSE, "key push_at": OUR_WORK }, erased: "rows go" },
  organisation_changes: {
    notExported: OF_ADMINS,
    erased: WHO_DID_IT,
    kept: "texts account_holder state reason",
  },
  organisation_links: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "contact_hash key_hash" },
  outbox: {
    leftOut: {
      user_id: WHOSE,
      organisation_id: "of mails to organisations",
      payload: "what the words of the mail are made of",
      "not_before given_up_at tries claim_no lease_until accepted_at first_failed_at late_since refused_code last_error":
        OUR_WORK,
    },
    erased: { stays: "a charge is due so long after its notice" },
    emptied: "last_error",
    kept: "key kind payload",
  },
  passkey_challenges: { notExported: SECRET, erased: "rows go" },
  passkeys: {
    leftOut: { user_id: WHOSE, "credential_id public_key counter transports": SECRET },
    erased: "rows go",
  },
  password_resets: { notExported: SECRET, erased: "rows go" },
  payer_blacklist: {
    leftOut: { payer_id: WHOSE, organisation_id: "the organisation is named" },
    erased: "rows go",
  },
  payer_stops: {
    leftOut: { payer_id: WHOSE, ended_by_user: OF_ADMINS },
    erased: BOOKS,
    kept: "kind ended_by during",
  },
  payers: {
    leftOut: {
      "provider customer_ref method_ref": "names of the provider for the method that is listed",
      mandate_creditor_id: "the association's own",
      "team_id team_contact_id": "what a team pays is the team's",
      customer_forgotten_at: "after an erasure only",
    },
    erased: BOOKS,
    emptied: "method_ref method_kind method_label mandate_reference mandate_creditor_id method_expires",
    kept: "provider customer_ref method_state",
  },
  payout_parts: { notExported: BOOKKEEPING, erased: BOOKS },
  payout_runs: {
    notExported: OF_ADMINS,
    erased: WHO_DID_IT,
    kept: "state message_id execute_on debtor_name debtor_iban",
  },
  payouts: {
    notExported: OF_ADMINS,
    erased: WHO_DID_IT,
    kept: "iban account_holder communication end_to_end_id state bank_reference reject_reason settled_on returned_on return_reason",
  },
  payouts_left_after_all: { notExported: OF_ADMINS, erased: WHO_DID_IT, kept: "day reference resolution" },
  pledges: {
    leftOut: {
      payer_id: WHOSE,
      code_id: "the codes that were used are a list of their own",
      began_at: "who knows whom (rule 35): the versions are listed with their days",
    },
    erased: BOOKS,
    kept: "valid",
  },
  raw_payloads: { erased: "rows go" },
  recovery_codes: { leftOut: { code_hash: SECRET }, erased: "rows go" },
  receipts_forgotten: { notExported: BOOKKEEPING, erased: BOOKS },
  refunds: {
    leftOut: {
      "payer_id asked_by_user": WHOSE,
      "year key reversal_id failure next_try_at tries": OUR_WORK,
    },
    erased: BOOKS,
    kept: "key reason asked_by state provider_ref failure",
  },
  refused_donors: { leftOut: { burner_id: WHOSE }, erased: "rows go" },
  registrations: { erased: "rows go" },
  reversal_shares: { notExported: BOOKKEEPING, erased: BOOKS },
  proof_posts: {
    notExported:
      "what an organisation shows to everybody; one's own part of it is one of a charge that is listed",
    erased: WHO_DID_IT,
    kept: "language body picture_hash picture_text state reason",
  },
  push_settings: { leftOut: { user_id: WHOSE }, erased: "rows go" },
  push_subscriptions: { notExported: SECRET, erased: "rows go" },
  rests: { leftOut: { user_id: WHOSE }, erased: BOOKS, kept: "during" },
  reversals: { notExported: BOOKKEEPING, erased: BOOKS, kept: "kind" },
  second_factors: { leftOut: { "pending_sealed last_step": SECRET }, erased: "rows go" },
  sessions: {
    leftOut: { user_id: WHOSE, saved_at: OUR_WORK, "token_hash id second_factor_at": SECRET },
    erased: "rows go",
  },
  shown_stale: { notExported: COUNTED, erased: "rows go" },
  shown_workouts: { notExported: COUNTED, erased: "rows go" },
  source_connections: {
    leftOut: {
      user_id: WHOSE,
      "tokens_sealed expires_at": SECRET,
      "backfilled_at reread_at catch_up_tries catch_up_at": OUR_WORK,
    },
    erased: "rows go",
  },
  source_revocations: {
    notExported: OUR_WORK,
    erased: { stays: "until the provider has heard that it is over" },
    kept: "provider provider_user_id tokens_sealed",
  },
  statement_lines: {
    leftOut: { payer_id: WHOSE, "raw_units made_in": BOOKKEEPING },
    erased: BOOKS,
    kept: "state made_in",
  },
  statements: { leftOut: { payer_id: WHOSE }, erased: BOOKS, kept: "state" },
  team_members: {
    leftOut: { "team_id user_id": WHOSE },
    erased: { stays: "of a team that ended with them: who was in it is a number" },
  },
  teams: {
    leftOut: {
      "description picture_hash banner_hash found_as words created_at": "the team's own",
      created_by: WHOSE,
    },
    erased: { stays: "the team's, without the name; one that ended with them has no words left" },
    kept: "name description picture_hash banner_hash found_as words",
  },
  transfers: { notExported: BOOKKEEPING, erased: BOOKS },
  user_organisations: { leftOut: { "user_id organisation_id": WHOSE }, erased: "rows go" },
  weekly_goals: { leftOut: { user_id: WHOSE }, erased: "rows go" },
  workout_imports: { notExported: "what an import read; the workouts are listed", erased: "rows go" },
  workout_keys: { notExported: OUR_WORK, erased: "rows go" },
  workout_revisions: { notExported: OUR_WORK, erased: BOOKS, kept: "change revision" },
  workouts: {
    leftOut: {
      user_id: WHOSE,
      "start_reliable kg_assumed linked_ids revision signal": "how much of what was sent is believed",
      "reviewed_by told_at": OF_ADMINS,
    },
    erased: { stays: "of a settled month: what was paid for, without words" },
    emptied:
      "title provider_activity_id km minutes ascent_m utc_offset_min kcal_reported kg_used linked_ids revision signal",
    kept: "source type basis trust status reason answer review start_utc",
  },
};
