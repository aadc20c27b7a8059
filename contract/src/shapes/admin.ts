import type { Translation } from "@kalivo/domain/language.ts";
import { z } from "zod";
import { AdminPayerMonth } from "./admin-payer-month.ts";
import { Organisation, OrganisationTexts, Picture } from "./organisation.ts";
import { ChargeState, StatementState } from "./statement.ts";

// What admins see, with real names: pseudonyms are for everybody else.

/** An admin, or any other person in a row. */
export const Named = z.object({ id: z.int(), name: z.string() });

/** A count and a sum. */
const Sum = z.object({ count: z.int(), amount_in_euros: z.number() });
export const ChargeSum = Sum.extend({ state: ChargeState });
export const StatementSum = Sum.extend({ state: StatementState });

/** An open alarm (rule 19). */
export const AdminAlarm = z.object({
  kind: z.enum([
    "books_differ",
    "provider_differs",
    "jobs_stand_still",
    "clock_differs",
    "provider_not_compared",
    "charges_overdue",
    "month_not_closed",
    "security_wave",
    "events_failing",
    "sources_inactive",
    "sources_failing",
    "disputes_to_answer",
    "disputes_to_decide",
    "payers_stopped",
    "refunds_unfinished",
    "payouts_unconfirmed",
    "notices_not_sent",
    "mails_stuck",
    "mails_given_up",
    "payouts_waiting",
    "accounts_missing",
    "payouts_came_back",
    "payouts_left_after_all",
    "bank_discrepancies",
    "iban_waiting",
    "proposals_waiting",
    "workouts_held",
    "looks_waiting",
    "feedback_unread",
  ]),
  /** A sentence that says how many and what to do. */
  message: z.string(),
  count: z.int(),
  /** The oldest instant; null where there is none. */
  since: z.iso.datetime().nullable(),
  /** The month it is about, if one. */
  month: z.string().nullable(),
  /** The id of the record, if it is one: the organisation of a waiting bank account or returned transfer, or a run. */
  id: z.int().nullable(),
});

export const AdminDashboard = z.object({
  people: z.object({ total: z.int(), burners: z.int(), donors: z.int(), new_in_30_days: z.int() }),
  kcal: z.object({ month: z.string(), this_month: z.int(), all_time: z.int() }),
  money: z.object({
    /** Gross, all months, without what was returned. */
    collected_in_euros: z.number(),
    charges: z.array(ChargeSum),
    /** Lines below the minimum that wait for the payer's next statement. */
    carried: Sum,
  }),
  alarms: z.array(AdminAlarm),
});

export const AdminBankAccount = z.object({
  /** The last four characters: what lists need to tell two accounts apart. */
  iban_end: z.string(),
  account_holder: z.string(),
  since: z.iso.datetime(),
  /** A transfer came back from it, and no admin has reviewed it since: the next run omits it. */
  came_back: z.object({ on: z.iso.date(), reason: z.string() }).nullable(),
});

/** A proposed bank account: a second admin decides, and it takes effect a week after the approval (rule 18). */
export const AdminIbanChange = z.object({
  id: z.int(),
  state: z.enum(["proposed", "approved", "rejected"]),
  /** In full, because the second admin compares it with the organisation's letter. */
  iban: z.string(),
  account_holder: z.string(),
  /** The structured communication of every payout, `+++090/9337/55493+++`; null: a text. */
  communication: z.string().nullable(),
  proposed_by: Named.nullable(),
  proposed_at: z.iso.datetime(),
  decided_by: Named.nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** For an approved one: payouts go there from this instant on. */
  effective_at: z.iso.datetime().nullable(),
  /** Other organisations with the same account, present or proposed; none for a rejected one. */
  same_as: z.array(Named),
});

export const AdminOrganisation = Organisation.extend({
  /** Hidden ones are not listed and cannot be chosen; earlier choices stay. */
  hidden_at: z.iso.datetime().nullable(),
  bank_account: AdminBankAccount.nullable(),
  /** There is a proposal to decide, or an approved one not yet in effect. */
  iban_change_waiting: z.boolean(),
});
export const AdminOrganisationDetail = AdminOrganisation.extend({
  long_description: z.string(),
  result: z.string().nullable(),
  result_picture: Picture.nullable(),
  texts: z.object({ fr: OrganisationTexts, nl: OrganisationTexts, de: OrganisationTexts } satisfies Record<
    Translation,
    z.ZodType
  >),
  /** What the next run would pay, and what is still held. */
  payable_in_euros: z.number(),
  held_in_euros: z.number(),
  /** Also told of a change of the bank account, beside the admins. */
  contact_mail: z.string().nullable(),
  contact_language: z.string(),
  /** That it takes part, as it said itself behind its link. */
  confirmed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** Newest first, at most 20. */
  iban_changes: z.array(AdminIbanChange),
});

export const AdminPersonRow = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  pseudo: z.string().nullable(),
  email: z.string(),
  picture: Picture.nullable(),
  admin: z.boolean(),
  is_burner: z.boolean(),
  is_donor: z.boolean(),
  created_at: z.iso.datetime(),
  erased_at: z.iso.datetime().nullable(),
});

/** Proposed by one admin, to be confirmed by another (rule 40). */
export const AdminProposal = z.object({
  id: z.int(),
  kind: z.enum(["grant", "erase"]),
  person: Named,
  proposed_by: Named,
  proposed_at: z.iso.datetime(),
  /** When a new admin is confirmed unless an admin objects; an erasure is never automatic. */
  in_force_at: z.iso.datetime().nullable(),
});

/** A person's account, without single workouts (rule 28). */
export const AdminPerson = AdminPersonRow.extend({
  phone: z.string().nullable(),
  why_i_move: z.string().nullable(),
  /** What they wrote to their donors in their own words, the newest first. */
  answers: z.array(z.object({ month: z.string(), words: z.string() })),
  birthday: z.iso.date().nullable(),
  language: z.string(),
  public: z.boolean(),
  active_source: z.enum(["manual", "strava", "garmin", "health"]),
  health_consent: z.boolean(),
  sign_ins: z.int(),
  organisations: z.array(Named),
  teams: z.array(Named.extend({ is_admin: z.boolean() })),
  pledges: z.object({ given: z.int(), given_running: z.int(), received_running: z.int() }),
  active_codes: z.int(),
  payment: z
    .object({
      method_state: z.enum(["none", "active", "failed"]),
      method_label: z.string().nullable(),
      ceiling_in_euros: z.number(),
      paused_at: z.iso.datetime().nullable(),
      blocked_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  raised_in_euros: z.number(),
  donated_in_euros: z.number(),
  /** What erasing the person would end today, also through teams without another member. */
  erasing_ends: z.object({
    supports: z.int(),
    codes: z.int(),
    teams: z.array(Named),
    /** Not submitted yet: they would be cancelled. */
    charges: Sum,
  }),
  proposals: z.array(AdminProposal),
  /** The person's months as a payer, newest first, at most 24. */
  statements: z.array(AdminPayerMonth),
});

export const AdminTeam = z.object({
  id: z.int(),
  name: z.string(),
  picture: Picture.nullable(),
  users_count: z.int(),
  /** At most 10. */
  admins: z.array(Named),
  donated_in_euros: z.number(),
  /** Null: the team never paid. */
  method_state: z.enum(["none", "active", "failed"]).nullable(),
  created_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
});

export const AdminFeedback = z.object({
  id: z.int(),
  body: z.string(),
  /** Null: anonymous, or the author was erased since. */
  person: Named.extend({ email: z.string() }).nullable(),
  has_log: z.boolean(),
  /** For an anonymous one only the day. */
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
  handled_by: Named.nullable(),
});
export const AdminFeedbackDetail = AdminFeedback.extend({ log: z.string().nullable() });

export type AdminAlarm = z.infer<typeof AdminAlarm>;
export type AdminDashboard = z.infer<typeof AdminDashboard>;
export type AdminIbanChange = z.infer<typeof AdminIbanChange>;
export type AdminOrganisation = z.infer<typeof AdminOrganisation>;
export type AdminOrganisationDetail = z.infer<typeof AdminOrganisationDetail>;
export type AdminProposal = z.infer<typeof AdminProposal>;
export type AdminPersonRow = z.infer<typeof AdminPersonRow>;
export type AdminPerson = z.infer<typeof AdminPerson>;
export type AdminTeam = z.infer<typeof AdminTeam>;
export type AdminFeedback = z.infer<typeof AdminFeedback>;
export type AdminFeedbackDetail = z.infer<typeof AdminFeedbackDetail>;
