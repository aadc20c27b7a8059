import { MAX_NEWSLETTER_DRAFTS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { enqueueMail, enqueueToMany } from "../../mail/enqueue-mail.queries.ts";
import type { AdminAction, AuditFacts } from "../../audit/audited-action.ts";
import { logAction } from "../../audit/audit.queries.ts";
import {
  countDrafts,
  deleteNewsletter,
  insertNewsletter,
  lockNewsletter,
  markNewsletterSent,
  newsletterReaders,
  updateNewsletter,
  type NewsletterText,
} from "./newsletters.queries.ts";

export type Acting = { actorId: number; newsletterId: number };
type Given = { [Field in keyof NewsletterText]?: NewsletterText[Field] | undefined };

/** Returns its id. */
export async function createDraft(
  db: Db,
  actorId: number,
  text: NewsletterText,
  now: Date,
): Promise<Result<number, Refused>> {
  return db.transaction().execute(async (tx) => {
    if ((await countDrafts(tx)) >= MAX_NEWSLETTER_DRAFTS) return refuse(TOO_MANY_DRAFTS);
    const id = await insertNewsletter(tx, text, actorId, now);
    await log(tx, { actorId, newsletterId: id }, "newsletter.create", now, factsOf(text));
    return accept(id);
  });
}

export async function saveDraft(db: Db, acting: Acting, given: Given, now: Date): Promise<Refused | null> {
  return withDraft(db, acting, async (tx, before) => {
    const after = { subject: given.subject ?? before.subject, body: given.body ?? before.body };
    if (after.subject === before.subject && after.body === before.body) return;
    await updateNewsletter(tx, acting.newsletterId, after, now);
    await log(tx, acting, "newsletter.save", now, factsOf(after), factsOf(before));
  });
}

export async function throwAway(db: Db, acting: Acting, now: Date): Promise<Refused | null> {
  return withDraft(db, acting, async (tx, before) => {
    await deleteNewsletter(tx, acting.newsletterId);
    await log(tx, acting, "newsletter.delete", now, undefined, factsOf(before));
  });
}

/** To oneself only, as often as wanted; each is another mail. */
export async function sendTest(db: Db, acting: Acting, now: Date): Promise<Refused | null> {
  const { actorId, newsletterId } = acting;
  return db.transaction().execute(async (tx) => {
    if ((await lockNewsletter(tx, newsletterId)) === null) return UNKNOWN_NEWSLETTER;
    await enqueueMail(tx, {
      key: `newsletter-test:${newsletterId}:${actorId}:${now.toISOString()}`,
      kind: "newsletter",
      userId: actorId,
      payload: { newsletter_id: newsletterId, test: true },
      notBefore: now,
    });
    await log(tx, acting, "newsletter.test", now);
    return null;
  });
}

/** To every subscriber, once: of two concurrent senders the second finds it sent. */
export async function sendNewsletter(db: Db, acting: Acting, now: Date): Promise<Refused | null> {
  const { actorId, newsletterId } = acting;
  return db.transaction().execute(async (tx) => {
    const newsletter = await lockNewsletter(tx, newsletterId);
    if (newsletter === null) return UNKNOWN_NEWSLETTER;
    if (newsletter.sent_at !== null) return null;
    const readers = newsletterReaders(newsletterId);
    const recipients = await enqueueToMany(tx, { kind: "newsletter", readers }, now);
    await markNewsletterSent(tx, newsletterId, { by: actorId, recipients, at: now });
    await log(tx, acting, "newsletter.send", now, { recipients });
    await notifyJobs(tx, "mail");
    return null;
  });
}

async function withDraft(
  db: Db,
  { newsletterId }: Acting,
  change: (tx: Queryable, before: NewsletterText) => Promise<void>,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    const before = await lockNewsletter(tx, newsletterId);
    if (before === null) return UNKNOWN_NEWSLETTER;
    if (before.sent_at !== null) return refusal(409, (say) => say.admin.newsletters.sent);
    await change(tx, before);
    return null;
  });
}

const log = (
  tx: Queryable,
  { actorId, newsletterId }: Acting,
  action: AdminAction,
  now: Date,
  after?: AuditFacts,
  before?: AuditFacts,
) =>
  logAction(
    tx,
    {
      actorId,
      action,
      target: { kind: "newsletter", id: newsletterId },
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
    now,
  );

/** The body is stored with the newsletter; the audit log has its length. */
const factsOf = ({ subject, body }: NewsletterText): AuditFacts => ({ subject, characters: body.length });

export const UNKNOWN_NEWSLETTER = refusal(404, (say) => say.admin.newsletters.unknown);
const TOO_MANY_DRAFTS = refusal(422, (say) => say.admin.newsletters.tooManyDrafts(MAX_NEWSLETTER_DRAFTS));
