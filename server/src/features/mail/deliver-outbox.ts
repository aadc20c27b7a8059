import {
  MAIL_CONNECTIONS,
  MailDeferred,
  MailRefused,
  MailServerAway,
  type OutgoingMail,
} from "../../adapters/mail/port.ts";
import { whileHeld } from "../../concurrency/lease.ts";
import type { Services } from "../../services.ts";
import { blameTheServer, claimMails, renewMails } from "./in-hand.queries.ts";
import { drawnPictures } from "./inline-pictures.ts";
import { inWords, waitAfter } from "./failed-try.ts";
import { messageId } from "./message-id.ts";
import type { MailKind, MailKinds, QueuedMail, Rendered } from "./mail-kind.ts";
import { noteAccepted, noted } from "./note-accepted.ts";
import { namesIn, type MailLane } from "./outbox-mails.ts";
import { giveUp, holdMail, postpone, tryAgainAt } from "./settle.queries.ts";
import { takeMailboxTurn } from "./unproven-mailbox.ts";

/** One more would wait for a connection after its last look at the lease, and leave when another worker has its mail. */
const AT_ONCE = MAIL_CONNECTIONS;
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
const WITHOUT_SERVER_WAIT_MS = 60 * MINUTE_MS;
const HELD_MS = 24 * 60 * MINUTE_MS;
/** As long as mail servers themselves retry (RFC 5321, 4.5.4.1). */
const DEFERRED_FOR_MS = 5 * 24 * 60 * MINUTE_MS;

/** The state of a round, shared by all its senders. */
type Round = { accepted: number; awayInARow: number; deferred: QueuedMail[] };

/**
 * Due step: sends the mails of the outbox, of one lane or of both, at least once each. Safe in any number of processes. A
 * rejected mail is retried with backoff and given up after its 15th try, or after five days while its server only defers it.
 * Without a reachable server no try is counted and nothing is given up. One whose lease was lost is another worker's.
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
      const askedAt = performance.now();
      const mails = await claimMails(services.db, names, services.clock.now(), HANDFUL);
      if (mails.length === 0) return;
      const claimed = performance.now();
      const sendThese = async (isLost: () => boolean) => {
        for (const mail of mails) {
          if (isOver() || performance.now() - claimed > HANDFUL_MS) await letGo(services, mail);
          else await deliver(kinds, services, mail, { round, isLost });
        }
      };
      await whileHeld(() => renewMails(services.db, mails), sendThese, askedAt);
    }
  };
  await allOf(Array.from({ length: AT_ONCE }, send));
  const soon = new Date(services.clock.now().getTime() + MINUTE_MS);
  if (takesNothing()) await blameTheServer(services.db, round.deferred, soon);
}

/** Waits for each, also where one fails: the others may have mails to note that were sent. */
async function allOf(senders: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(senders);
  await Promise.all(senders);
}

type Held = { round: Round; isLost: () => boolean };

async function deliver(kinds: MailKinds, services: Services, mail: QueuedMail, held: Held) {
  const kind = kinds[mail.kind];
  if (mail.acceptedAt !== null || (await isAccepted(kind, services, mail, held)))
    await noteAccepted(services, kind, mail);
}

/** Sends the mail. False: no server has it, and why was noted. */
async function isAccepted(
  kind: MailKind,
  services: Services,
  mail: QueuedMail,
  { round, isLost }: Held,
): Promise<boolean> {
  const { clock, db, log, mailer } = services;
  try {
    const written = await write(kind, services, mail);
    if (written === null) return false;
    if (isLost()) {
      await letGo(services, mail);
      return false;
    }
    if (!(await sendTo(services, mail, written))) {
      const why = "too many mails to an address that is not confirmed";
      await noted(services, mail, giveUp(db, mail, { at: clock.now(), why }));
      return false;
    }
    round.accepted += 1;
    round.awayInARow = 0;
    if (kind.accepted === undefined || mailer.delivers) return true;
    // A mailer that only stores mails does not accept them: a notice then waits until a real one is configured (rule 9).
    const at = new Date(clock.now().getTime() + WITHOUT_SERVER_WAIT_MS);
    await noted(
      services,
      mail,
      postpone(db, mail, { at, why: "no mail server is configured", isLate: true }),
    );
  } catch (error) {
    log.warn({ err: error, mail: mail.id, kind: mail.kind, tries: mail.tries }, "a mail could not be sent");
    if (error instanceof MailServerAway) round.awayInARow += 1;
    if (error instanceof MailDeferred) round.deferred.push(mail);
    await noted(services, mail, wait(services, mail, error, round));
  }
  return false;
}

/** Sends it unless it is one too many for its mailbox, which is counted only when a server has it. */
async function sendTo(
  { limits, mailer }: Services,
  mail: QueuedMail,
  { to, ...written }: OutgoingMail,
): Promise<boolean> {
  const turn = await takeMailboxTurn(limits, mail, to === mail.recipient.email ? undefined : to);
  if (turn === null) return false;
  try {
    await mailer.send({ to, ...written });
    return true;
  } catch (error) {
    await turn.giveBack();
    throw error;
  }
}

/** Null: there is nothing to send, or not yet, which was noted. */
async function write(kind: MailKind, services: Services, mail: QueuedMail): Promise<OutgoingMail | null> {
  const { db, clock } = services;
  const instead = async (change: Promise<boolean>) => {
    await noted(services, mail, change);
    return null;
  };
  const drop = (why: string) => instead(giveUp(db, mail, { at: clock.now(), why }));
  const { confirmed, email, erased } = mail.recipient;
  if (erased) return drop("the person was erased");
  if (email === null) return drop("there is no contact");
  if (!confirmed && kind.toUnconfirmed === "drop") return drop("the address is not confirmed");
  const now = clock.now();
  if (!confirmed && kind.toUnconfirmed === "hold")
    return instead(holdMail(db, mail, { now, until: new Date(now.getTime() + HELD_MS) }));
  const rendered = await kind.render(services, mail);
  if (rendered.kind === "wait") return instead(postpone(db, mail, { at: rendered.at, why: null }));
  if (rendered.kind === "drop") return drop(rendered.why);
  const pictures = await drawnPictures(db, rendered.parts.pictures);
  return letter(services, mail, { to: email, ...rendered, pictures });
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

/** Not tried: the next worker may claim it at once. */
const letGo = (services: Services, mail: QueuedMail) =>
  noted(services, mail, postpone(services.db, mail, { at: services.clock.now(), why: mail.lastError }));

/** While the server accepts no mail at all, a failure does not count against this mail; when it accepts others, it does. */
async function wait({ db, clock }: Services, mail: QueuedMail, error: unknown, { accepted }: Round) {
  const why = inWords(error);
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (error instanceof MailServerAway && accepted === 0)
    return postpone(db, mail, { at: after(MINUTE_MS), why, isLate: true });
  const isDeferred =
    error instanceof MailDeferred &&
    (mail.firstFailedAt === null || now.getTime() - mail.firstFailedAt.getTime() < DEFERRED_FOR_MS);
  const code = error instanceof MailRefused ? error.code : null;
  if (mail.tries >= MAX_TRIES && !isDeferred) return giveUp(db, mail, { at: now, why, code });
  return tryAgainAt(db, mail, { now, at: after(waitAfter(mail.tries)), why, code });
}
