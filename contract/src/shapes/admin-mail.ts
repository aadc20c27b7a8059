import { z } from "zod";
import { Named } from "./admin.ts";

/** A mail the local mailbox kept. With a mail server of one's own nothing is kept: see the outbox. */
export const AdminMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  sent_at: z.iso.datetime(),
});
/** Outside the demo the links are masked: some of them act without a sign-in. */
export const AdminMailDetail = AdminMail.extend({ html: z.string(), text: z.string() });

/** A mail on its way. */
export const AdminOutboxMail = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null: erased since. */
  recipient: Named.extend({ email: z.string() }).nullable(),
  /** Given up: refused to the end. Dropped: it had nothing to say any more, or an admin gave it up. */
  state: z.enum(["waiting", "sent", "given_up", "dropped"]),
  tries: z.int(),
  last_error: z.string().nullable(),
  not_before: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  given_up_at: z.iso.datetime().nullable(),
  /** Given up, and it would still make sense: it can be sent again. */
  can_retry: z.boolean(),
  /** It waits, and an admin may say that nobody waits for it. */
  can_give_up: z.boolean(),
});

export const Newsletter = z.object({
  id: z.int(),
  state: z.enum(["draft", "sent"]),
  subject: z.string(),
  /** As written: paragraphs, `# headings`, `- lists` and `[links](https://…)`; nothing else means anything. */
  body: z.string(),
  created_by: Named.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  sent_by: Named.nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** To how many it was sent; null for a draft. */
  recipients_count: z.int().nullable(),
});
export const NewsletterDetail = Newsletter.extend({
  /** How many people have the newsletter switched on now. */
  readers_count: z.int(),
  /** The mail as it arrives. */
  html: z.string(),
  text: z.string(),
});

export type AdminMail = z.infer<typeof AdminMail>;
export type AdminMailDetail = z.infer<typeof AdminMailDetail>;
export type AdminOutboxMail = z.infer<typeof AdminOutboxMail>;
export type Newsletter = z.infer<typeof Newsletter>;
export type NewsletterDetail = z.infer<typeof NewsletterDetail>;
