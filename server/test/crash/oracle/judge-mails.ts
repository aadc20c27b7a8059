import type { Findings } from "./finding.ts";
import type { ProviderBooks } from "./provider-books.ts";
import type { MailRow, Rows } from "./rows.ts";

const NOTICE_MS = 72 * 3_600_000;

/** Whoever is asked for money was told three days before; whoever paid, was paid back or disputed is told so once. */
export function judgeMails(rows: Rows, provider: ProviderBooks, findings: Findings): void {
  const wrong = (line: string) => findings.add("a mail told twice or never", line);
  const told = (what: string, mails: readonly MailRow[], wanted: number) => {
    const sent = mails.filter(({ sent_at, body }) => sent_at !== null && body !== null).length;
    if (sent !== wanted) wrong(`${what}: ${sent} times, not ${wanted}`);
  };
  const of = (kind: string) => rows.mails.filter((mail) => mail.kind === kind);
  const receipts = Map.groupBy(of("receipt"), ({ charge }) => charge ?? 0);
  const notices = Map.groupBy(of("upcoming_charge"), ({ charge }) => charge ?? 0);
  for (const charge of rows.charges) {
    told(
      `receipt of charge ${charge.id}`,
      receipts.get(charge.id) ?? [],
      provider.payments.has(charge.id) ? 1 : 0,
    );
    const own = notices.get(charge.id) ?? [];
    if (charge.notified_at !== null) told(`notice of charge ${charge.id}`, own, charge.notice_no);
    const { first_try: tried } = charge;
    const first = Math.min(...own.flatMap(({ sent_at }) => sent_at?.getTime() ?? []));
    if (tried !== null && tried.getTime() < first + NOTICE_MS)
      wrong(`charge ${charge.id} was tried at ${tried.toISOString()}, before its time`);
  }
  const refunds = of("refund");
  for (const { id, ref, state } of rows.refunds) {
    const own = refunds.filter((mail) => mail.refund === id);
    const isBooked = rows.journals.some(({ key }) => key === `refund:${ref}`);
    const hasFailed = state === "failed";
    const sent = own.filter(({ said }) => said === "sent");
    told(`refund ${id}`, sent, isBooked ? orOutdated(sent, hasFailed) : 0);
    const failed = own.filter(({ said }) => said === "failed");
    told(`refund ${id} that failed`, failed, hasFailed && isBooked ? 1 : 0);
  }
  const disputes = of("dispute");
  for (const { id, ref, state } of rows.disputes) {
    const own = disputes.filter((mail) => mail.dispute === id);
    const isOpened = rows.journals.some(({ key }) => key === `dp:${ref}:out`);
    told(`dispute ${id}`, own, isOpened ? orOutdated(own, state === "won") : 0);
  }
  judgeProblems(rows, wrong);
}

/** What went otherwise before its mail could go out is told by another one, or is nothing to tell. */
const orOutdated = (own: readonly MailRow[], isOutdated: boolean): number =>
  isOutdated && own.some((mail) => mail.given_up) ? 0 : 1;

/** Whose money was given up after it had been tried, or ended by somebody, read of it. */
function judgeProblems({ charges, mails }: Rows, wrong: (line: string) => void): void {
  const problems = Map.groupBy(
    mails.filter(({ kind }) => kind === "payment_problem"),
    ({ charge }) => charge ?? 0,
  );
  for (const { id, state, ended_at: ended } of charges) {
    const own = problems.get(id) ?? [];
    if (state === "written_off" && own.length === 0)
      wrong(`charge ${id} was given up, and nobody was told of its failure`);
    if (ended !== null && own.filter(({ key }) => key.startsWith("ended:")).length !== 1)
      wrong(`charge ${id} was ended, and its payer not told so once`);
  }
}
