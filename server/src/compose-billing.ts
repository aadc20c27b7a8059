import { announceDueMonths, noticeAccepted } from "./features/billing/announce/announce-charges.ts";
import { closeDueMonths } from "./features/billing/close/close-month.ts";
import { collectDueCharges } from "./features/billing/collect/collect-charges.ts";
import { writeOffLateCharges } from "./features/billing/collect/write-off.ts";
import { finishMonths } from "./features/billing/finish/finish-months.ts";
import { loadNotice, loadProblem, loadReceipt } from "./features/billing/mails/mail-data.ts";
import { makeMailRounds } from "./features/mail/rounds/make-rounds.ts";
import type { StatementMails } from "./features/mail/kinds/statement-mails.ts";
import type { DueStep } from "./jobs/due-steps.ts";

/** What billing tells the money mails. */
export const STATEMENT_MAILS: StatementMails = { loadNotice, loadReceipt, loadProblem, noticeAccepted };

/** A month in its order: the mails go out between the notices and the collection. */
export const monthSteps = (deliverMails: DueStep): DueStep[] => [
  { name: "close months", run: closeDueMonths },
  { name: "announce charges", run: announceDueMonths },
  { name: "make mail rounds", run: makeMailRounds },
  deliverMails,
  { name: "collect charges", run: collectDueCharges },
  { name: "write off late charges", run: writeOffLateCharges },
  { name: "finish months", run: finishMonths },
];
