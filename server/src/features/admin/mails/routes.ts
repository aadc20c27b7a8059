import { OVERDUE_ALARM_HOURS } from "@kalivo/domain/limits.ts";
import {
  giveUpMail,
  listKeptMails,
  listOutbox,
  readKeptMail,
  retryMail as retryRoute,
  retryMails as retryAllRoute,
} from "@kalivo/contract/routes/own/admin/mails.ts";
import type { AdminMail, AdminOutboxMail } from "@kalivo/contract/shapes/admin-mail.ts";
import { pageOf } from "#server/db/paging.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { MAX_TRIES } from "../../mail/deliver-outbox.ts";
import { htmlWithoutLinks, textWithoutLinks } from "../../mail/without-links.ts";
import { giveUpByHand } from "../../mail/in-hand.queries.ts";
import { readMail, sendAgain, sendAllAgain } from "../../mail/mail.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import {
  findOutboxMail,
  selectKeptMails,
  selectOutbox,
  type MailRow,
  type OutboxFilter,
  type OutboxRow,
} from "./mails.queries.ts";

/** As long as the dashboard counts them. */
const REMEMBERED_MS = 30 * 86_400_000;

const UNKNOWN = refusal(404, (say) => say.admin.mails.unknown);

export function mountMailsAdmin(api: Api, services: Pick<Services, "db" | "demo">) {
  mountKeptMails(api, services);
  mountOutbox(api, services);
}

/** Sent mails, where they are kept; outside the demo without the links that act for their reader. */
function mountKeptMails(api: Api, { db, demo }: Pick<Services, "db" | "demo">) {
  api.on(listKeptMails, async ({ query }) => listReply(await selectKeptMails(db, pageOf(query)), mailOnWire));

  api.on(readKeptMail, async ({ person, params, now }) => {
    const mail = await readMail(db, params.id);
    if (mail === undefined) return UNKNOWN;
    const target = { kind: "mail", id: params.id } as const;
    await logAction(db, { actorId: person.id, action: "mail.read", target }, now);
    const { id, recipient, subject, sentAt: sent_at, html, bodyText: text } = mail;
    const shown = mailOnWire({ id, recipient, subject, sent_at });
    return reply(
      200,
      demo === null
        ? { ...shown, html: htmlWithoutLinks(html), text: textWithoutLinks(text) }
        : { ...shown, html, text },
    );
  });
}

function mountOutbox(api: Api, { db }: Pick<Services, "db">) {
  api.on(listOutbox, async ({ query, now }) =>
    listReply(await selectOutbox(db, filterOf(query.state, now), pageOf(query)), outboxOnWire),
  );

  api.on(retryRoute, async ({ person, params, now }) => {
    const before = await findOutboxMail(db, params.id);
    if (before === null) return UNKNOWN;
    if (!canRetry(before)) return NOT_AGAIN;
    return db.transaction().execute(async (tx) => {
      if (!(await sendAgain(tx, params.id, now))) return NOT_AGAIN;
      const target = { kind: "outbox_mail", id: params.id } as const;
      await logAction(tx, { actorId: person.id, action: "mail.retry", target }, now);
      await notifyJobs(tx, "mail");
      const after = await findOutboxMail(tx, params.id);
      return after === null ? NOT_AGAIN : reply(200, outboxOnWire(after));
    });
  });

  api.on(giveUpMail, async ({ person, params, now }) => {
    const before = await findOutboxMail(db, params.id);
    if (before === null) return UNKNOWN;
    if (before.kind === "upcoming_charge") return refusal(409, (say) => say.admin.mails.endTheCharge);
    if (before.kind === "admin_news") return refusal(409, (say) => say.admin.mails.toAdmins);
    return db.transaction().execute(async (tx) => {
      if (!(await giveUpByHand(tx, params.id, now))) return OVER;
      const target = { kind: "outbox_mail", id: params.id } as const;
      await logAction(tx, { actorId: person.id, action: "mail.give_up", target }, now);
      const after = await findOutboxMail(tx, params.id);
      return after === null ? OVER : reply(200, outboxOnWire(after));
    });
  });

  api.on(retryAllRoute, async ({ person, now }) => {
    const count = await db.transaction().execute(async (tx) => {
      const again = await sendAllAgain(tx, new Date(now.getTime() - REMEMBERED_MS), MAX_TRIES, now);
      if (again === 0) return again;
      const target = { kind: "outbox_mail", id: 0 } as const;
      await logAction(
        tx,
        { actorId: person.id, action: "mail.retry_all", target, after: { count: again } },
        now,
      );
      await notifyJobs(tx, "mail");
      return again;
    });
    return reply(200, { count });
  });
}

const OVERDUE_MS = OVERDUE_ALARM_HOURS * 3_600_000;

function filterOf(asked: AdminOutboxMail["state"] | "notices_not_sent" | undefined, now: Date): OutboxFilter {
  if (asked === undefined) return null;
  if (asked === "notices_not_sent") return { noticesBefore: new Date(now.getTime() - OVERDUE_MS) };
  return { state: asked };
}

/**
 * An admin cannot give up a notice, because its charge would wait for ever; the charge is ended instead. Nor what the others
 * are told of admins.
 */
const canGiveUp = ({ state, kind }: OutboxRow) =>
  state === "waiting" && kind !== "upcoming_charge" && kind !== "admin_news";

const OVER = refusal(409, (say) => say.admin.mails.over);
const NOT_AGAIN = refusal(409, (say) => say.admin.mails.notAgain);

/**
 * Not for a mail given up because it had nothing to say. The data of a reset link is not kept; the person asks for another
 * one.
 */
const canRetry = ({ state, kind, recipient }: OutboxRow) =>
  state === "given_up" && kind !== "reset" && recipient !== null;

const mailOnWire = ({ sent_at, ...same }: MailRow): AdminMail => ({
  ...same,
  sent_at: sent_at.toISOString(),
});

const outboxOnWire = (row: OutboxRow): AdminOutboxMail => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  state: row.state,
  tries: row.tries,
  last_error: row.last_error,
  not_before: row.not_before.toISOString(),
  sent_at: isoOrNull(row.sent_at),
  given_up_at: isoOrNull(row.given_up_at),
  can_retry: canRetry(row),
  can_give_up: canGiveUp(row),
});
