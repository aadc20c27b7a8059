/**
 * Which part of the server writes a table. Any query may read any table; each is written by its owner
 * (the seed apart, which makes a whole world). Where two stand, the second one's reason is beside it.
 * `architecture.test.ts` compares this list with the code.
 */
export const WRITERS: Readonly<Record<string, readonly string[]>> = {
  accounts: ["billing"],
  allocations: ["billing"],
  audit_log: ["admin"],
  billing_periods: ["billing"],
  charge_attempts: ["billing"],
  charges: ["billing"],
  code_uses: ["codes"],
  codes: ["codes"],
  consents: ["people"],
  demo_clock: ["db"],
  feedback: ["feedback"],
  gross_totals: ["billing"],
  iban_changes: ["admin"],
  integration_states: ["integrations"],
  journals: ["billing"],
  line_parts: ["billing"],
  mail_rounds: ["mail"],
  mails: ["mail"],
  method_setups: ["payment"],
  newsletters: ["admin"],
  organisations: ["admin"],
  outbox: ["billing", "mail"], // billing announces a whole month in one statement
  password_resets: ["auth"],
  payer_blacklist: ["payment"],
  payers: ["billing", "payment"], // a declined or paid charge says whether the method works; the ceiling is a billing rule
  pictures: ["pictures"],
  pledges: ["pledges"],
  privacy_settings: ["mail", "people"], // the unsubscribe link of a mail turns one switch off
  provider_events: ["payment"],
  provider_sweeps: ["payment"],
  rate_limits: ["db"], // the limiter itself is a library
  reversal_shares: ["billing"],
  reversals: ["billing"],
  "sandbox.customers": ["payment/sandbox"],
  "sandbox.disputes": ["payment/sandbox"],
  "sandbox.events": ["payment/sandbox"],
  "sandbox.faults": ["payment/sandbox"],
  "sandbox.methods": ["payment/sandbox"],
  "sandbox.movements": ["payment/sandbox"],
  "sandbox.payments": ["payment/sandbox"],
  "sandbox.portals": ["payment/sandbox"],
  "sandbox.refunds": ["payment/sandbox"],
  "sandbox.setups": ["payment/sandbox"],
  "sandbox.submissions": ["payment/sandbox"],
  secret_keys: ["secret-keys.ts"],
  sessions: ["auth"],
  statement_lines: ["billing"],
  statements: ["billing"],
  team_members: ["teams"],
  teams: ["teams"],
  transfers: ["billing"],
  user_organisations: ["people"],
  users: ["people"],
  workouts: ["billing", "workouts"], // the close marks a whole month as settled
};
