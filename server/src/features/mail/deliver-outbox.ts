import type { OutgoingMail } from "../../adapters/mail/port.ts";
import { inParallel } from "../../in-parallel.ts";
import type { Services } from "../../services.ts";
import { messageId } from "./message-id.ts";
import { isMailName, type MailKind, type MailKinds, type QueuedMail, type Rendered } from "./mail-kind.ts";
import { claimMails, giveUp, holdMail, markSent, postpone, tryAgainAt } from "./queries.ts";

const BATCH = 200;
const LANES = 12;
/** A mail given up after fewer had nothing to say any more. */
export const MAX_TRIES = 15;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
const WITHOUT_SERVER_WAIT_MS = 60 * MINUTE_MS;
const HELD_MS = 24 * 60 * MINUTE_MS;

/**
 * Due step: sends what waits in the outbox, at least once each. Any number of processes may do this together;
 * a mail that fails waits longer each time and is given up after its 15th try.
 */
export async function deliverOutbox(kinds: MailKinds, services: Services): Promise<void> {
  for (;;) {
    const mails = await claimMails(services.db, services.clock.now(), BATCH);
    if (mails.length === 0) return;
    await inParallel(mails, LANES, (mail) => deliver(kinds, services, mail));
  }
}

async function deliver(kinds: MailKinds, services: Services, mail: QueuedMail) {
  const { db, clock, log, mailer } = services;
  try {
    if (mail.recipient.erased) return await giveUp(db, mail.id, clock.now(), "the person was erased");
    if (mail.recipient.email === null) return await giveUp(db, mail.id, clock.now(), "there is no contact");
    if (!isMailName(mail.kind)) return await giveUp(db, mail.id, clock.now(), "there is no such mail");
    const kind = kinds[mail.kind];
    if (!mail.recipient.confirmed && kind.toUnconfirmed === "drop")
      return await giveUp(db, mail.id, clock.now(), "the address is not confirmed");
    if (!mail.recipient.confirmed && kind.toUnconfirmed === "hold")
      return await holdMail(db, mail.id, new Date(clock.now().getTime() + HELD_MS));
    const rendered = await kind.render(services, mail);
    if (rendered.kind === "drop") return await giveUp(db, mail.id, clock.now(), rendered.why);
    const { email } = mail.recipient;
    await mailer.send(letter(services, mail, { to: email, ...rendered }));
    await settle(services, kind, mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id, kind: mail.kind, tries: mail.tries }, "a mail could not be sent");
    await waitOrGiveUp(services, mail, error);
  }
}

function letter(
  { config }: Services,
  mail: QueuedMail,
  { parts, unsubscribeUrl, to }: Extract<Rendered, { kind: "mail" }> & { to: string },
): OutgoingMail {
  return {
    to,
    subject: parts.subject,
    html: parts.html,
    text: parts.text,
    messageId: messageId(mail.key, config.publicUrl),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

/** A mailer that only keeps mails accepts nothing: a notice then waits until a real one is configured (rule 9). */
async function settle({ db, clock, mailer }: Services, { accepted }: MailKind, mail: QueuedMail) {
  const at = clock.now();
  if (accepted === undefined) return markSent(db, mail.id, at);
  if (!mailer.delivers) {
    return postpone(
      db,
      mail.id,
      new Date(at.getTime() + WITHOUT_SERVER_WAIT_MS),
      "no mail server is configured",
    );
  }
  return db.transaction().execute(async (transaction) => {
    await markSent(transaction, mail.id, at);
    await accepted(transaction, mail, at);
  });
}

async function waitOrGiveUp({ db, clock }: Services, mail: QueuedMail, error: unknown) {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const now = clock.now();
  if (mail.tries >= MAX_TRIES) return giveUp(db, mail.id, now, why);
  const wait = Math.min(MINUTE_MS * 2 ** (mail.tries - 1), LONGEST_WAIT_MS);
  return tryAgainAt(db, mail.id, new Date(now.getTime() + wait), why);
}
