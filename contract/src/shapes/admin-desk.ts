import { z } from "zod";
import { Named } from "./admin.ts";
import { AdminStatement } from "./admin-billing.ts";
import { AdminPayout, AdminPayoutRun } from "./admin-payouts.ts";
import { ChargeState, Statement, StatementState, WentBack } from "./statement.ts";

/**
 * How a statement was found: by its own number, that of its charge, a reference of the provider or a mandate, or its payer.
 */
const FoundBy = z.enum(["statement", "charge", "provider", "mandate", "payer"]);

/** The results of one search by kind, the best match first. */
export const AdminFound = z.object({
  statements: z.array(
    z.object({
      id: z.int(),
      month: z.string(),
      owner_type: z.enum(["user", "team"]),
      owner: Named,
      state: StatementState,
      charge_state: ChargeState.nullable(),
      went_back: WentBack.nullable(),
      /** As of `AdminStatement`. */
      stopped_at: z.iso.datetime().nullable(),
      amount_in_euros: z.number(),
      found_by: FoundBy,
    }),
  ),
  /** Erased ones by their id only. */
  people: z.array(Named.extend({ email: z.string(), erased: z.boolean() })),
  teams: z.array(Named.extend({ deleted: z.boolean() })),
  organisations: z.array(Named.extend({ hidden: z.boolean() })),
  /** Payouts by their references, and whole runs by theirs (then without an organisation). */
  payouts: z.array(
    z.object({
      run_id: z.int(),
      run: AdminPayoutRun.pick({ state: true, at_the_bank: true, file_taken_at: true, signed_at: true }),
      /** Null: the whole run. */
      state: AdminPayout.shape.state.nullable(),
      organisation: Named.nullable(),
      amount_in_euros: z.number(),
      reference: z.string(),
    }),
  ),
  /** Transfers of the payment provider that arrived in the association's account. */
  arrivals: z.array(
    z.object({
      /** The bank's; null: on no bank statement yet, and the day is the provider's. */
      reference: z.string().nullable(),
      provider_ref: z.string(),
      day: z.string(),
      amount_in_euros: z.number(),
    }),
  ),
  /** Entries of the bank that contradict the books and belong to no payout or run of ours, by the bank's reference. */
  entries: z.array(
    z.object({ id: z.int(), reference: z.string(), day: z.string(), amount_in_euros: z.number() }),
  ),
});

/** A notice mailed to one of a payer's people. */
const Notice = z.object({
  to: Named,
  /** Not needed: its charge is over, or it had nothing to say any more. */
  state: z.enum(["waiting", "sent", "given_up", "not_needed"]),
  /** When it was sent or given up, or is tried next. */
  at: z.iso.datetime(),
  tries: z.int(),
  /** The mail server's last error for an unsent mail, with its code. */
  why: z.string().nullable(),
});

/** A statement for the treasurer: what its payer sees, its references in other systems, and the notices. */
export const AdminStatementPage = z.object({
  row: AdminStatement,
  statement: Statement,
  references: z.object({
    charge: z.int().nullable(),
    payment: z.string().nullable(),
    provider_charge: z.string().nullable(),
    mandate: z.string().nullable(),
  }),
  notices: z.array(Notice),
  /** Whether its notice may be sent once more. */
  may_resend: z.boolean(),
});

export type AdminFound = z.infer<typeof AdminFound>;
export type AdminStatementPage = z.infer<typeof AdminStatementPage>;
