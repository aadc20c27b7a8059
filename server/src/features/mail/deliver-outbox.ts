import { MailDeferred, MailRefused, MailServerAway, type OutgoingMail } from "../../adapters/mail/port.ts";
import { whileHeld } from "../../concurrency/lease.ts";
import type { Services } from "../../services.ts";
import { blameTheServer, claimMails, renewMails } from "./in-hand.queries.ts";
import { drawnPictures } from "./inline-pictures.ts";
import { messageId } from "./message-id.ts";
import type { MailKind, MailKinds, QueuedMail, Rendered } from "./mail-kind.ts";
import { giveUp, holdMail, markSent, postpone, tryAgainAt } from "./mail.queries.ts";
import { namesIn, type MailLane } from "./outbox-mails.ts";

const AT_ONCE = 12;
/**
 * How many mails a worker claims at once, and after how long it releases the rest, which no other worker can send meanwhile.
 */
const HANDFUL = 5;
const HANDFUL_MS = 30_000;
/** After this many in a row without a server, or with one that defers everything, the rest of the round is skipped. */
const AWAY_AFTER = 6;
/** A mail given up with fewer tries had nothing to say any more. */
export const MAX_TRIES = 15;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
const WITHOUT_SERVER_WAIT_MS = 60 * MINUTE_MS;
const HELD_MS = 24 * 60 * MINUTE_MS;
/** As long as mail servers themselves retry (RFC 5321, 4.5.4.1). */
const DEFERRED_FOR_MS = 5 * 24 * 60 * MINUTE_MS;

/** The state of a round, shared by all its senders. */
type Round = { accepted: number; awayInARow: number; deferred: number[] };

/**
 * Due step: sends the mails of the outbox, of one lane or of both, at least once each. Safe in any number of processes. A
 * rejected mail is retried with backoff and given up after its 15th try, or after five days while its server only defers it.
 * Without a reachable server no try is counted and nothing is given up.
 */
export async function deliverOutbox(
  kinds: MailKinds,
  services: Services,
  lanes: readonly MailLane[] = ["people", "many"],
): Promise<void> {
  const names = lanes.flatMap(namesIn);
  const round: Round = { accepted: 0, awayInARow: 0, deferred: [] };
  const takesNothing = () => round.accepted === 0 && round.deferred.length >= AWAY_AFTER;
  const isOver = () => services.stopping.aborted || round.awayInARow >= AWAY_AFTER || takesNothing();
  const send = async () => {
    for (;;) {
      if (isOver()) return;
      const mails = await claimMails(services.db, names, services.clock.now(), HANDFUL);
      if (mails.length === 0) return;
      const claimed = performance.now();
      const sendThese = async () => {
        for (const mail of mails) {
          if (isOver() || performance.now() - claimed > HANDFUL_MS) await letGo(services, mail);
          else await deliver(kinds, services, mail, round);
        }
      };
      const ids = mails.map(({ id }) => id);
      await whileHeld(() => renewMails(services.db, ids), sendThese);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const soon = new Date(services.clock.now().getTime() + MINUTE_MS);
  if (takesNothing()) await blameTheServer(services.db, round.deferred, soon);
}

async function deliver(kinds: MailKinds, services: Services, mail: QueuedMail, round: Round) {
  const { db, clock, log, mailer } = services;
  try {
    if (mail.recipient.erased) return await giveUp(db, mail.id, clock.now(), "the person was erased");
    if (mail.recipient.email === null) return await giveUp(db, mail.id, clock.now(), "there is no contact");
    const kind = kinds[mail.kind];
    if (!mail.recipient.confirmed && kind.toUnconfirmed === "drop")
      return await giveUp(db, mail.id, clock.now(), "the address is not confirmed");
    if (!mail.recipient.confirmed && kind.toUnconfirmed === "hold")
      return await holdMail(db, mail.id, new Date(clock.now().getTime() + HELD_MS));
    const rendered = await kind.render(services, mail);
    if (rendered.kind === "wait") return await holdMail(db, mail.id, rendered.at);
    if (rendered.kind === "drop") return await giveUp(db, mail.id, clock.now(), rendered.why);
    const { email } = mail.recipient;
    const pictures = await drawnPictures(db, rendered.parts.pictures);
    await mailer.send(letter(services, mail, { to: email, ...rendered, pictures }));
    round.accepted += 1;
    round.awayInARow = 0;
    await settle(services, kind, mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id, kind: mail.kind, tries: mail.tries }, "a mail could not be sent");
    if (error instanceof MailServerAway) round.awayInARow += 1;
    if (error instanceof MailDeferred) round.deferred.push(mail.id);
    await wait(services, mail, error, round);
  }
}

function letter(
  { config }: Services,
  mail: QueuedMail,
  {
    parts,
    unsubscribeUrl,
    to,
    pictures,
  }: Extract<Rendered, { kind: "mail" }> & Pick<OutgoingMail, "to" | "pictures">,
): OutgoingMail {
  return {
    to,
    subject: parts.subject,
    html: parts.html,
    text: parts.text,
    pictures,
    messageId: messageId(mail.key, config.publicUrl),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

/** A mailer that only stores mails does not accept them: a notice then waits until a real one is configured (rule 9). */
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

/** Not tried: the next worker may claim it at once. */
const letGo = ({ db, clock }: Services, mail: QueuedMail) =>
  postpone(db, mail.id, clock.now(), mail.lastError);

/** While the server accepts no mail at all, a failure does not count against this mail; when it accepts others, it does. */
async function wait({ db, clock }: Services, mail: QueuedMail, error: unknown, { accepted }: Round) {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (error instanceof MailServerAway && accepted === 0) return postpone(db, mail.id, after(MINUTE_MS), why);
  const isDeferred =
    error instanceof MailDeferred &&
    (mail.firstFailedAt === null || now.getTime() - mail.firstFailedAt.getTime() < DEFERRED_FOR_MS);
  const code = error instanceof MailRefused ? error.code : null;
  if (mail.tries >= MAX_TRIES && !isDeferred) return giveUp(db, mail.id, now, why, code);
  const longer = Math.min(MINUTE_MS * 2 ** (mail.tries - 1), LONGEST_WAIT_MS);
  return tryAgainAt(db, mail.id, { now, at: after(longer), why, code });
}
