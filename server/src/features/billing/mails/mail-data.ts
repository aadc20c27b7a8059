import { dueAfterNotice, writtenOffAt } from "@kalivo/domain/billing/calendar.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import type { PaymentProblemData } from "#server/mails/payment-problem/mail.ts";
import type {
  MethodMailData,
  ReceiptMailData,
  StatementMailData,
  StatementMailLine,
  TeamMailData,
  Unaddressed,
} from "#server/mails/statement-mail-data.ts";
import type { Services } from "#server/services.ts";
import { mailboxOf } from "../notice-links/notice-links.queries.ts";
import { noticeLinks, type NoticeLinks } from "../notice-links/notice-token.ts";
import { linesOfStatement, type LineRow } from "../statements/statements.queries.ts";
import { actsForPayer, backedBurners, chargeFacts, type ChargeFacts } from "./mails.queries.ts";

type Loading = Pick<Services, "db" | "config" | "clock" | "secretKeys">;

/**
 * The data of a charge's notice for one of the payer's people (rule 9). Null: the charge was cancelled or is already
 * submitted, a newer notice replaced this one, a dispute stops it, its day would come after the write-off (rule 15), or the
 * person does not act for the payer any more.
 */
export async function loadNotice(
  services: Loading,
  { chargeId, noticeNo }: { chargeId: number; noticeNo: number },
  recipientId: number,
): Promise<Unaddressed<StatementMailData> | null> {
  const { db, clock } = services;
  const charge = await chargeFacts(db, chargeId);
  if (charge === null || (charge.state !== "planned" && charge.state !== "notified")) return null;
  if (charge.notice_no !== noticeNo) return null;
  if (charge.disputed || !(await actsForPayer(db, recipientId, charge.payer_id))) return null;
  const mailbox = await mailboxOf(db, recipientId);
  if (mailbox === null) return null;
  const lines = await linesOfStatement(db, charge.statement_id);
  const backed = await backedBurners(db, charge.payer_id);
  const chargeAt = charge.due_at ?? dueAfterNotice(clock.now());
  if (charge.first_failed_at !== null && chargeAt >= writtenOffAt(charge.first_failed_at)) return null;
  const links = noticeLinks(services, { chargeId, chargeAt, recipientId, email: mailbox.email });
  const frozen = charge.payment_ref !== null;
  return {
    anew: anewOf(charge),
    team: teamOf(charge),
    number: charge.statement_id,
    period: charge.period_id,
    total: charge.amount_cents,
    chargeAt,
    method: methodOf(charge),
    lines: lines
      .filter(isAsked)
      .map((line) => noticeLine(line, links, { backed: backed.has(line.burner_id), frozen })),
    scaledTo: charge.scaled_to_cents,
    links: {
      cancel: links.cancel(),
      changeMethod: links.changeMethod(),
      stopAll: backed.size > 0 ? links.stopAll() : null,
      statement: statementUrl(services, charge),
    },
  };
}

/** The data of a charge's receipt. Null: the charge did not succeed. */
export async function loadReceipt(
  services: Loading,
  chargeId: number,
): Promise<Unaddressed<ReceiptMailData> | null> {
  const { db } = services;
  const charge = await chargeFacts(db, chargeId);
  if (charge === null || charge.state !== "succeeded" || charge.succeeded_at === null) return null;
  const lines = (await linesOfStatement(db, charge.statement_id)).filter(({ state }) => state === "charged");
  return {
    team: teamOf(charge),
    number: charge.statement_id,
    period: charge.period_id,
    gross: charge.amount_cents,
    fee: charge.fee_cents,
    paidAt: charge.succeeded_at,
    method: methodOf(charge),
    reference: charge.charge_ref ?? `${charge.id}`,
    burners: [...new Set(lines.map(nameOf))],
    organisations: sharesOf(lines),
    links: { statement: statementUrl(services, charge) },
  };
}

/** The current problem of a charge (rule 15). Null: there is none any more. */
export async function loadProblem(
  services: Loading,
  chargeId: number,
): Promise<Unaddressed<PaymentProblemData> | null> {
  const charge = await chargeFacts(services.db, chargeId);
  const problem = charge === null ? null : problemOf(charge);
  if (charge === null || problem === null) return null;
  return {
    team: teamOf(charge),
    period: charge.period_id,
    amount: charge.amount_cents,
    methodLabel: charge.method_label ?? NO_METHOD,
    problem,
  };
}

function problemOf({
  state,
  action_url,
  next_attempt_at,
  untried,
  paused,
  ended_cause,
}: ChargeFacts): PaymentProblemData["problem"] | null {
  if (ended_cause !== null && ended_cause !== "nobody_left")
    return state === "succeeded" ? null : { kind: "ended", cause: ended_cause };
  if (state === "action_required" && action_url !== null) return { kind: "confirm", url: action_url };
  if (state === "failed" && untried !== null) return { kind: untried };
  if (state === "failed") return { kind: "declined", retryAt: next_attempt_at };
  return state === "written_off" && paused ? { kind: "paused" } : null;
}

/** Lines that are still asked for, and those without an organisation to give to. */
const isAsked = ({ state }: LineRow) => state === "pending" || state === "no_organisation";

/** Why there is another notice, and the day that it replaces; null: this is the first notice. */
const anewOf = ({ notice_why, slipped_from }: ChargeFacts): StatementMailData["anew"] =>
  notice_why === null || slipped_from === null ? null : { why: notice_why, insteadOf: slipped_from };

type LineFacts = {
  backed: boolean;
  /** The sum has reached the provider: it can only be cancelled as a whole. */
  frozen: boolean;
};

function noticeLine(line: LineRow, links: NoticeLinks, { backed, frozen }: LineFacts): StatementMailLine {
  const changeable = line.state === "pending" && !frozen;
  return {
    burner: nameOf(line),
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

const nameOf = ({ first_name, last_name, pseudo }: LineRow) =>
  displayName({ firstName: first_name, lastName: last_name, pseudo });

function sharesOf(lines: readonly LineRow[]): { name: string; amount: Cents }[] {
  const amounts = new Map<string, Cents>();
  for (const { name, cents } of lines.flatMap(({ shares }) => shares)) {
    if (cents > 0) amounts.set(name, (amounts.get(name) ?? 0n) + BigInt(cents));
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

export const teamOf = ({ team, team_id }: ChargeFacts): TeamMailData | null =>
  team === null || team_id === null ? null : { id: team_id, name: team };

/** A payer who removed the card since still reads what is due. */
export const NO_METHOD = "—";

function methodOf({
  method_kind,
  method_label,
  mandate_reference,
  mandate_creditor_id,
}: ChargeFacts): MethodMailData {
  const named = mandate_reference !== null && mandate_creditor_id !== null;
  return {
    kind: method_kind === "sepa_debit" ? "sepa_debit" : "card",
    label: method_label ?? NO_METHOD,
    mandate: named ? { reference: mandate_reference, creditorId: mandate_creditor_id } : null,
  };
}

export const statementUrl = ({ config }: Pick<Services, "config">, { statement_id }: ChargeFacts) =>
  `${config.publicUrl}/statements/${statement_id}`;
