import { z } from "zod";

const person = { id: z.int(), personId: z.int(), actorId: z.int().nullish() };
const account = { id: z.int(), organisationId: z.int() };

const PERSON_EVENTS = [
  "grant_proposed",
  "grant_done",
  "grant_objected",
  "granted_by_operator",
  "revoked",
  "factor_added",
  "factor_reset",
  "erase_proposed",
  "erase_objected",
  "erased",
  "exported",
] as const;
export type PersonEvent = (typeof PERSON_EVENTS)[number];
const ACCOUNT_EVENTS = ["iban_proposed", "iban_approved", "iban_rejected", "iban_in_force"] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** News for admins: ids only, because names are looked up when the mail is written. */
export const AdminNews = z.union([
  z.object({ event: z.enum(PERSON_EVENTS), ...person }),
  z.object({ event: z.enum(ACCOUNT_EVENTS), ...account }),
  z.object({ event: z.literal("contact_changed"), id: z.int() }),
  z.object({ event: z.literal("organisation_confirmed"), id: z.int() }),
  z.object({ event: z.literal("run_approved"), id: z.int() }),
  z.object({ event: z.literal("run_recalled"), id: z.int() }),
  z.object({ event: z.literal("payout_returned"), id: z.int() }),
  z.object({ event: z.literal("refund_asked"), id: z.int() }),
  z.object({ event: z.literal("refund_of_released"), id: z.int() }),
  z.object({ event: z.literal("dispute_accepted"), id: z.int(), actorId: z.int() }),
  /** To who was the contact: `recipient` is read where the outbox is. */
  z.object({
    event: z.literal("contact_left"),
    id: z.int(),
    recipient: z.object({ mail: z.string(), language: z.string() }),
  }),
]);
export type AdminNews = z.infer<typeof AdminNews>;
