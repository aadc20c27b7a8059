import { z } from "zod";
import { Named } from "./admin.ts";

/** A mail stored in the local mailbox. With a mail server nothing is stored: see the outbox. */
export const AdminMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  sent_at: z.iso.datetime(),
});
/** Outside the demo the links are masked: some of them act without a sign-in. */
export const AdminMailDetail = AdminMail.extend({ html: z.string(), text: z.string() });

export const AdminOutboxMail = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null: erased since. */
  recipient: Named.extend({ email: z.string() }).nullable(),
  /** Given up: rejected after all tries. Dropped: it had nothing to say any more, or an admin gave it up. */
  state: z.enum(["waiting", "sent", "given_up", "dropped"]),
  tries: z.int(),
  last_error: z.string().nullable(),
  not_before: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  given_up_at: z.iso.datetime().nullable(),
  /** Given up, but still valid: it can be sent again. */
  can_retry: z.boolean(),
  /** Waiting, and an admin may give it up. */
  can_give_up: z.boolean(),
});

export const Newsletter = z.object({
  id: z.int(),
  state: z.enum(["draft", "sent"]),
  subject: z.string(),
  /** As written: paragraphs, `# headings`, `- lists` and `[links](https://…)`; no other markup. */
  body: z.string(),
  created_by: Named.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sent_by: Named.nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** The number of recipients; null for a draft. */
  recipients_count: z.int().nullable(),
});
export const NewsletterDetail = Newsletter.extend({
  /** How many people are subscribed to the newsletter now. */
  readers_count: z.int(),
  html: z.string(),
  text: z.string(),
});

export type AdminMail = z.infer<typeof AdminMail>;
export type AdminMailDetail = z.infer<typeof AdminMailDetail>;
export type AdminOutboxMail = z.infer<typeof AdminOutboxMail>;
export type Newsletter = z.infer<typeof Newsletter>;
export type NewsletterDetail = z.infer<typeof NewsletterDetail>;
