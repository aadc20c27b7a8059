import { dueAfterNotice, writtenOffAt } from "@kalivo/domain/billing/calendar.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { noticeAccepted } from "#server/features/billing/announce/announce-charges.ts";
import { mailboxOf } from "#server/features/billing/notice-links/notice-links.queries.ts";
import { noticeLinks, type NoticeLinks } from "#server/features/billing/notice-links/notice-token.ts";
import { actsForPayer } from "#server/features/billing/payer-people/payer-people.queries.ts";
import { linesOfStatement, type LineRow } from "#server/features/billing/statements/statements.queries.ts";
import { facesOfPeople } from "#server/features/people/faces.queries.ts";
import { chargeFacts, type ChargeFacts } from "../charge-facts.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { methodOf, nameOf, sharesOf, statementUrl, teamOf } from "../statement-mail-data.ts";
import { backedBurners, pauseEnds, plannedTerms } from "./facts.queries.ts";
import { upcomingChargeMail, type NoticeData, type NoticeLine } from "./mail.ts";

/**
 * A charge's notice, for one of the payer's people (rule 9). Dropped when the charge was cancelled or is already submitted, a
 * newer notice replaced this one, a dispute stops it, its day would come after the write-off (rule 15), or the person does
 * not act for the payer any more. The 72 hours run from when a mail server accepts it.
 */
export const upcomingCharge = defineMail("upcoming_charge", {
  toUnconfirmed: "hold",
  facts: async (services, { payload, recipient: { userId: recipientId } }) => {
    const { db, clock } = services;
    const { charge_id: chargeId, notice_no: noticeNo } = payload;
    const charge = await chargeFacts(db, chargeId);
    if (charge === null || !isAnnounced(charge, noticeNo)) return drop("it is no longer so");
    const mailbox = await mailboxOf(db, recipientId);
    if (mailbox === null || !(await actsForPayer(db, recipientId, charge.payer_id)))
      return drop("the person does not act for the payer any more");
    const chargeAt = charge.due_at ?? dueAfterNotice(clock.now());
    if (charge.first_failed_at !== null && chargeAt >= writtenOffAt(charge.first_failed_at))
      return drop("it is written off before that day");
    const backed = await backedBurners(db, charge.payer_id);
    const now = clock.now();
    const ahead = await plannedTerms(db, charge.payer_id, now);
    const links = noticeLinks(services, { chargeId, chargeAt, recipientId, email: mailbox.email });
    const frozen = charge.payment_ref !== null;
    const lines = (await linesOfStatement(db, charge.statement_id)).filter(isAsked);
    const faces = await facesOfPeople(
      db,
      recipientId,
      lines.map(({ burner_id }) => burner_id),
    );
    return {
      anew: anewOf(charge),
      team: teamOf(charge),
      number: charge.statement_id,
      period: charge.period_id,
      total: charge.amount_cents,
      chargeAt,
      method: methodOf(charge),
      lines: lines.map((line) =>
        noticeLine(line, links, {
          picture: faces.get(line.burner_id) ?? null,
          backed: backed.has(line.burner_id),
          frozen,
        }),
      ),
      scaledTo: charge.scaled_to_cents,
      ahead: ahead.map(({ from, rateCents, cap, ...person }) => ({
        burner: displayName(person),
        from,
        rateCents,
        cap,
      })),
      pausedUntil: await pauseEnds(db, charge.payer_id, now),
      links: {
        cancel: links.cancel(),
        changeMethod: links.changeMethod(),
        stopAll: backed.size > 0 ? links.stopAll() : null,
        statement: statementUrl(services, charge),
      },
    };
  },
  write: upcomingChargeMail,
  accepted: (tx, { charge_id, notice_no }, at) => noticeAccepted(tx, charge_id, at, notice_no),
});

const isAnnounced = ({ state, notice_no, disputed }: ChargeFacts, noticeNo: number): boolean =>
  (state === "planned" || state === "notified") && notice_no === noticeNo && !disputed;

/** Lines that are still asked for, and those without an organisation to give to. */
const isAsked = ({ state }: LineRow) => state === "pending" || state === "no_organisation";

/** Why there is another notice, and the day that it replaces; null: this is the first notice. */
const anewOf = ({ notice_why, slipped_from }: ChargeFacts): NoticeData["anew"] =>
  notice_why === null || slipped_from === null ? null : { why: notice_why, insteadOf: slipped_from };

type LineFacts = {
  picture: string | null;
  backed: boolean;
  /** The sum has reached the provider: it can only be cancelled as a whole. */
  frozen: boolean;
};

function noticeLine(line: LineRow, links: NoticeLinks, { picture, backed, frozen }: LineFacts): NoticeLine {
  const changeable = line.state === "pending" && !frozen;
  return {
    burner: { name: nameOf(line), picture },
    month: line.period_id,
    parts: line.parts.map(({ kcal, rate_cents }) => ({ kcal, rateCents: rate_cents })),
    cap: line.cap_cents,
    computed: line.computed_cents,
    due: line.due_cents,
    organisations: sharesOf([line]),
    links: {
      lower: changeable ? links.lowerLine(line.id) : null,
      drop: changeable ? links.dropLine(line.id) : null,
      stop: backed ? links.stopPledge(line.burner_id) : null,
    },
  };
}
