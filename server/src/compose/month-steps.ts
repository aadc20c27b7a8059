import { announceAnew, announceDueMonths } from "../features/billing/announce/announce-charges.ts";
import { closeDueMonths } from "../features/billing/close/close-month.ts";
import { collectDueCharges } from "../features/billing/collect/collect-charges.ts";
import { cancelOrphanPayments } from "../features/billing/collect/orphans/cancel-orphans.ts";
import { endForsakenCharges } from "../features/billing/collect/end-charges.ts";
import { writeOffLateCharges } from "../features/billing/collect/write-off.ts";
import { acceptSmallDisputes } from "../features/billing/disputes/accept-disputes.ts";
import { finishMonths } from "../features/billing/finish/finish-months.ts";
import { sendDueRefunds } from "../features/billing/refunds/send-refunds.ts";
import { releaseCharges } from "../features/billing/release/release-charges.ts";
import { sealLastMonth } from "../features/billing/seal/seal-month.ts";
import { makeMailRounds } from "../features/mail/rounds/make-rounds.ts";
import { SHOW_STEP } from "../features/stats/steps/show-due.ts";
import type { DueStep } from "../jobs/due-steps.ts";
import { MAIL_ROUNDS } from "../mails/every-mail.ts";
import { DELIVERY_STEPS } from "./mail.ts";
import { PUSH_STEPS } from "./push.ts";

/** The monthly steps in order: mails are sent between the notices and the collection. */
export const MONTH_STEPS: readonly DueStep[] = [
  SHOW_STEP,
  { lane: "month", name: "seal the last month's books", run: sealLastMonth },
  { lane: "month", name: "close months", run: closeDueMonths },
  { lane: "month", name: "end what is forsaken", run: endForsakenCharges },
  { lane: "month", name: "announce charges", run: announceDueMonths },
  { lane: "month", name: "announce what slipped", run: announceAnew },
  { lane: "month", name: "make mail rounds", run: (services) => makeMailRounds(MAIL_ROUNDS, services) },
  ...DELIVERY_STEPS,
  ...PUSH_STEPS,
  { lane: "collect", name: "collect charges", run: collectDueCharges },
  { lane: "collect", name: "cancel orphan payments", run: cancelOrphanPayments },
  { lane: "month", name: "write off late charges", run: writeOffLateCharges },
  { lane: "collect", name: "send refunds", run: sendDueRefunds },
  { lane: "collect", name: "accept small disputes", run: acceptSmallDisputes },
  { lane: "month", name: "release charges", run: releaseCharges },
  { lane: "month", name: "finish months", run: finishMonths },
];
