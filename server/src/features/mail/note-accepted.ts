import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../../services.ts";
import { inWords, waitAfter } from "./failed-try.ts";
import type { MailKind, QueuedMail } from "./mail-kind.ts";
import { keepAccepted, markSent } from "./settle.queries.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** Says so where a mail in hand was taken over meanwhile; then nothing was changed. */
export async function noted({ log }: Services, { id, kind }: QueuedMail, stillOurs: Promise<boolean>) {
  if (!(await stillOurs))
    log.warn({ mail: id, kind }, "a mail is another worker's by now: nothing of it was changed");
}

/**
 * The server has the mail, and whatever fails from here on sends it no second time. What cannot be noted with all that
 * follows from it is kept as accepted, and noted in a later round; where not even that can be written, it is tried until it
 * can, or the process is told to stop. What remains: a process that dies between the server's answer and the note, or a
 * database that is away for longer than the lease and another worker that is faster when it is back. Then the mail is sent
 * again, with the same `Message-ID`, by which mailboxes recognise it.
 */
export async function noteAccepted(services: Services, kind: MailKind, mail: QueuedMail): Promise<void> {
  const { db, clock, log, stopping } = services;
  let { acceptedAt } = mail;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      acceptedAt ??= clock.now();
      return await noted(services, mail, note(services, kind, { ...mail, acceptedAt }));
    } catch (error) {
      log.error({ err: error, mail: mail.id, kind: mail.kind }, "a mail was sent, which could not be noted");
      try {
        const at = new Date(clock.now().getTime() + waitAfter(mail.tries));
        const kept = { acceptedAt: acceptedAt ?? clock.now(), at, why: inWords(error) };
        return await noted(services, mail, keepAccepted(db, mail, kept));
      } catch (again) {
        if (stopping.aborted) throw again;
        await pause(pauseMs, undefined, { signal: stopping });
      }
    }
  }
}

async function note(
  { db }: Services,
  { accepted }: MailKind,
  mail: QueuedMail & { acceptedAt: Date },
): Promise<boolean> {
  const at = mail.acceptedAt;
  if (accepted === undefined) return markSent(db, mail, at);
  return db.transaction().execute(async (transaction) => {
    const stillOurs = await markSent(transaction, mail, at);
    if (stillOurs) await accepted(transaction, mail, at);
    return stillOurs;
  });
}
