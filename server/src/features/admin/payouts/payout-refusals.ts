import type { Sentence, ServerWords } from "@kalivo/words/server.ts";
import { fieldRefusal, refusal, type Refused } from "#server/http/refusal.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import type {
  AccountChanged,
  ApproveRefusal,
  CancelRefusal,
  Stopped,
} from "../../billing/payouts/decide-run.ts";
import type { ResolveRefusal } from "../../billing/payouts/left-after-all.ts";
import type { PrepareRefusal } from "../../billing/payouts/prepare-run.ts";
import type { ReturnRefusal, SettleRefusal, SettleRunRefusal } from "../../billing/payouts/settle-payouts.ts";
import type { FileRefusal, SignRefusal } from "../../billing/payouts/take-file.ts";

/** No money leaves by books that are wrong: an amount may be, too. */
export const BOOKS_DIFFER = refusal(409, (say) => say.admin.payouts.booksDiffer);
export const UNKNOWN_RUN = refusal(404, (say) => say.admin.payouts.unknownRun);
const UNKNOWN_PAYOUT = refusal(404, (say) => say.admin.payouts.unknownPayout);

const PREPARE_REFUSALS = {
  a_run_waits: refusal(409, (say) => say.admin.payouts.runWaits),
  nothing_to_pay: refusal(409, (say) => say.admin.payouts.nothingToPay),
} as const satisfies Record<PrepareRefusal, Refused>;
export const prepareRefusal = (why: PrepareRefusal): Refused => PREPARE_REFUSALS[why];

export const cancelRefusal = (why: CancelRefusal): Refused =>
  why.kind === "file_taken" ? refusal(409, (say) => say.admin.payouts.fileTaken) : approveRefusal(why);

export function resolveRefusal(why: ResolveRefusal): Refused {
  switch (why.kind) {
    case "unknown":
      return UNKNOWN_PAYOUT;
    case "nothing_seen":
      return refusal(409, (say) => say.admin.payouts.nothingSeen);
    case "owed_less":
      return refusal(409, (say) => say.admin.payouts.paidMeanwhile(formatEuros(why.payable)));
    default:
      throw new Error(`no such refusal: ${JSON.stringify(why satisfies never)}`);
  }
}

export function approveRefusal(why: ApproveRefusal): Refused {
  switch (why.kind) {
    case "unknown":
      return UNKNOWN_RUN;
    case "decided":
      return refusal(409, (say) => say.admin.payouts.decided);
    case "own":
      return refusal(409, (say) => say.admin.payouts.ownRun);
    case "no_debtor":
      return refusal(409, (say) => say.admin.payouts.noAccount);
    case "account_changed":
      return accountChanged(why);
    case "owed_less":
      return refusal(409, (say) => say.admin.payouts.owedLess(named(say, why.organisations)));
    case "stopped":
      return stopped(why);
    default:
      throw new Error(`no such refusal: ${JSON.stringify(why satisfies never)}`);
  }
}

const accountChanged = ({ organisations }: AccountChanged): Refused =>
  refusal(409, (say) => say.admin.payouts.accountChanged(named(say, organisations)));

const stopped = ({ why, organisations }: Stopped): Refused =>
  refusal(409, (say) => say.admin.payouts.stopped[why](named(say, organisations)));

export function fileRefusal(why: FileRefusal): Refused {
  switch (why.kind) {
    case "unknown":
      return UNKNOWN_RUN;
    case "not_approved":
      return refusal(409, (say) => say.admin.payouts.noFileYet);
    case "cancelled":
      return refusal(409, (say) => say.admin.payouts.runCancelled);
    case "over":
      return refusal(409, (say) => say.admin.payouts.fileOver);
    case "account_changed":
      return accountChanged(why);
    case "stopped":
      return stopped(why);
    default:
      throw new Error(`no such refusal: ${JSON.stringify(why satisfies never)}`);
  }
}

const SIGN_REFUSALS = {
  unknown: UNKNOWN_RUN,
  no_file: refusal(409, (say) => say.admin.payouts.noFileToSign),
  signed: refusal(409, (say) => say.admin.payouts.signedAlready),
} as const satisfies Record<SignRefusal, Refused>;
export const signRefusal = (why: SignRefusal): Refused => SIGN_REFUSALS[why];

const RETURN_REFUSALS = {
  unknown: UNKNOWN_PAYOUT,
  not_paid: refusal(409, (say) => say.admin.payouts.notPaid),
  returned_already: refusal(409, (say) => say.admin.payouts.returnedAlready),
  before_it_left: fieldRefusal("returned_on", (say) => say.admin.payouts.beforeItLeft),
  in_the_future: fieldRefusal("returned_on", (say) => say.admin.payouts.inFuture),
} as const satisfies Record<ReturnRefusal, Refused>;
export const returnRefusal = (why: ReturnRefusal): Refused => RETURN_REFUSALS[why];

const CONTRADICTED = refusal(409, (say) => say.admin.payouts.contradicted);

export function settleRunRefusal(why: SettleRunRefusal): Refused {
  if (why === "contradicted") return CONTRADICTED;
  return why === "unknown" ? UNKNOWN_RUN : settled(why, (say) => say.admin.payouts.runNotAtBank);
}

export const settlePayoutRefusal = (why: SettleRefusal): Refused =>
  why === "unknown" ? UNKNOWN_PAYOUT : settled(why, (say) => say.admin.payouts.payoutNotAtBank);

function settled(why: Exclude<SettleRefusal, "unknown">, notAtTheBank: Sentence): Refused {
  switch (why) {
    case "not_at_the_bank":
      return refusal(409, notAtTheBank);
    case "not_signed":
      return refusal(409, (say) => say.admin.payouts.notSigned);
    case "before_its_order":
      return fieldRefusal("settled_on", (say) => say.admin.payouts.beforeOrder);
    case "in_the_future":
      return fieldRefusal("settled_on", (say) => say.admin.payouts.inFuture);
    default:
      throw new Error(`no such refusal: ${String(why satisfies never)}`);
  }
}

const NAMED = 3;

function named({ admin }: ServerWords, organisations: readonly string[]): string {
  const more = organisations.length - NAMED;
  const first = organisations.slice(0, NAMED).join(", ");
  return more > 0 ? admin.payouts.andMore(first, more) : first;
}
