import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { CHARGE_HOUR, NOTICE_HOURS } from "@kalivo/domain/limits.ts";
import { formatEuros, formatKcal } from "@kalivo/domain/money/display.ts";
import type { Config } from "../config/config.ts";
import { announceMonth } from "../features/billing/announce/announce-charges.ts";
import { closeMonth, type CloseRefusal } from "../features/billing/close/close-month.ts";
import type { CloseSummary } from "../features/billing/close/summary.queries.ts";
import { simulateClose } from "../features/billing/close/simulate-close.ts";
import { collectCharges } from "../features/billing/collect/collect-charges.ts";
import type { Tally } from "../features/billing/figures/month-tally.queries.ts";
import { monthStatus, type MonthStatus } from "../features/billing/status.queries.ts";
import type { Services } from "../services.ts";
import {
  atInstant,
  BILLING_ARGUMENTS,
  BILLING_HELP,
  PAYER_HELP,
  readBillingCall,
} from "./billing-arguments.ts";
import { table } from "./table.ts";
import { UsageError, type Command } from "./usage.ts";
import { withJobs } from "./with-product.ts";

type Run = (services: Services, period: PeriodId, payer: number | null) => Promise<number>;
type Said = { summary: string; help: string };

const billingCommand = (name: string, { summary, help }: Said, run: Run): Command => ({
  name: `billing ${name}`,
  arguments: BILLING_ARGUMENTS,
  summary,
  help: `${help}\n${BILLING_HELP}`,
  run: async (config: Config, args) => {
    const { period, now, payer } = readBillingCall(config, args);
    if (payer !== null && run !== simulate) throw new UsageError("--payer is for billing simulate only.");
    return withJobs(config, (services) => run(atInstant(services, now), period, payer));
  },
});

const close: Run = async ({ db, clock }, period) => {
  const outcome = await closeMonth(db, period, clock.now());
  switch (outcome.kind) {
    case "closed":
      console.log(
        `${periodLabel(period)} is closed. Workouts settled: ${outcome.workouts}, lines: ${outcome.lines}, shares: ${outcome.shares}.`,
      );
      console.log(summaryLine(outcome.summary));
      return 0;
    case "already-closed":
      console.log(
        `${periodLabel(period)} was closed before; nothing was changed.\n${summaryLine(outcome.summary)}`,
      );
      return 0;
    case "too-early":
    case "earlier-open":
    case "unknown-month":
      return refuse(closeSentence(period, outcome));
    default:
      throw new Error(`no such outcome: ${JSON.stringify(outcome satisfies never)}`);
  }
};

/** No statements are written yet. */
const isOpen = (stage: string) => stage === "open" || stage === "computing";

const announce: Run = async ({ db, clock }, period) => {
  const status = await monthStatus(db, period);
  if (status === null || isOpen(status.stage))
    return refuse(`${periodLabel(period)} is not closed yet: run billing close first.`);
  if (status.stage !== "computed") {
    console.log(`${periodLabel(period)} was announced before; nothing was changed.`);
    return 0;
  }
  const notices = await announceMonth(db, period, clock.now());
  console.log(
    `Notices of ${periodLabel(period)} in the outbox: ${notices}. Each charge falls due ${NOTICE_HOURS} hours after its mail was accepted, at ${CHARGE_HOUR}:00.`,
  );
  return 0;
};

const collect: Run = async (services, period) => {
  const { db, clock, payments } = services;
  if (payments === null) return refuse("No payment provider is configured: nothing can be collected.");
  const before = await monthStatus(db, period);
  if (before === null || isOpen(before.stage))
    return refuse(`${periodLabel(period)} is not closed yet: run billing close first.`);
  if (before.nextAt !== null && before.nextAt > clock.now()) {
    return refuse(`Nothing of ${periodLabel(period)} is due before ${inBrussels(before.nextAt)}.`);
  }
  const taken = await collectCharges(services, period);
  console.log(`Charges of ${periodLabel(period)} taken up: ${taken}.`);
  printStatus(await monthStatus(db, period));
  return 0;
};

const status: Run = async ({ db }, period) => {
  const found = await monthStatus(db, period);
  if (found === null) return refuse(`${periodLabel(period)} was never billed.`);
  console.log(`${periodLabel(period)} is ${found.stage}.`);
  printStatus(found);
  return 0;
};

const simulate: Run = async ({ db }, period, payer) => {
  const simulation = await simulateClose(db, period);
  if (simulation.kind === "unknown-month") return refuse(closeSentence(period, { kind: "unknown-month" }));
  const closed = simulation.kind === "already-closed";
  console.log(
    closed
      ? `${periodLabel(period)} is closed; this is what it came to.`
      : `What a close of ${periodLabel(period)} would do now. Nothing was written.`,
  );
  const shown = simulation.payers.filter(({ payer_id }) => payer === null || payer_id === payer);
  if (payer !== null && shown.length === 0)
    return refuse(`Payer ${payer} has nothing in ${periodLabel(period)}, nor in the month before.`);
  const rows = shown.map(({ payer_id, lines, kcal, due_cents, before_cents, scaled, outcome }) => [
    `${payer_id}`,
    `${lines}`,
    formatKcal(kcal),
    formatEuros(due_cents),
    formatDifference(due_cents - before_cents),
    scaled ? `${outcome}, cut to the ceiling` : outcome,
  ]);
  console.log(
    `\n${table(["payer", "lines", "kcal", "asked", "change", "outcome"], rows)}\n\n${summaryLine(simulation.summary)}`,
  );
  return 0;
};

/** The difference to the month before. */
const formatDifference = (cents: bigint) => (cents > 0n ? `+${formatEuros(cents)}` : formatEuros(cents));

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

const BRUSSELS = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Brussels",
});
const inBrussels = (at: Date) => `${BRUSSELS.format(at)} in Brussels`;

function closeSentence(period: PeriodId, refusal: CloseRefusal): string {
  switch (refusal.kind) {
    case "too-early":
      return `${periodLabel(period)} closes on ${inBrussels(refusal.closesAt)}, not before.`;
    case "earlier-open":
      return `${periodLabel(refusal.period)} is still open: close it first, months close in order.`;
    case "unknown-month":
      return `There is nothing to bill in ${periodLabel(period)}: it lies before the first month with workouts.`;
    default:
      throw new Error(`no such refusal: ${JSON.stringify(refusal satisfies never)}`);
  }
}

const summaryLine = ({ statements, to_charge, carried, waived, charge_cents }: CloseSummary) =>
  `Statements: ${statements}, to charge: ${to_charge} (${formatEuros(charge_cents)}), carried: ${carried}, waived: ${waived}.`;

function printStatus(found: MonthStatus | null) {
  if (found === null) return;
  console.log(
    `\n${table(["", "state", "count", "sum"], [...tallyRows("statements", found.statements), ...tallyRows("charges", found.charges)])}`,
  );
  if (found.unnoticed > 0)
    console.log(`\nCharges whose notice no mail server has accepted yet: ${found.unnoticed}.`);
  if (found.nextAt !== null) console.log(`\nNext due: ${inBrussels(found.nextAt)}`);
}

const tallyRows = (kind: string, tallies: readonly Tally[]) =>
  tallies.map(({ what, count, cents }) => [kind, what, `${count}`, formatEuros(cents)]);

export const BILLING_COMMANDS: readonly Command[] = [
  billingCommand(
    "close",
    {
      summary: "Closes a month.",
      help: "Settles its workouts and fixes every statement, once. Closing it again changes nothing.",
    },
    close,
  ),
  billingCommand(
    "announce",
    {
      summary: "Writes the notices of a closed month.",
      help: "One mail a charge, sent by the worker. Nothing is collected without an accepted notice.",
    },
    announce,
  ),
  billingCommand(
    "collect",
    {
      summary: "Collects what is due of a month.",
      help: "Safe beside other workers and after a crash: nobody is charged twice.",
    },
    collect,
  ),
  billingCommand(
    "status",
    { summary: "Shows where a month stands.", help: "Statements and charges by state." },
    status,
  ),
  billingCommand(
    "simulate",
    {
      summary: "Shows what a close would do.",
      help: `Per payer and in total, with the change to the month before, also for a running month. Writes nothing.${PAYER_HELP}`,
    },
    simulate,
  ),
];
