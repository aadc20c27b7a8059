import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "#server/services.ts";
import type { TokenRefusal } from "#server/crypto/signed-token.ts";
import { actsForPayer } from "../payer-people/payer-people.queries.ts";
import type { ChangeRefusal } from "../statements/change-statement.ts";
import { canCancel, canChange } from "../statements/show-statement.ts";
import { isMailboxOf, readNoticeToken, type NoticeAction } from "./notice-token.ts";
import {
  linkedBurner,
  linkedCharge,
  mailboxOf,
  supportedBurners,
  type LinkedBurner,
  type LinkedCharge,
  type Mailbox,
  type Named,
} from "./notice-links.queries.ts";

/** `not-yours`: its recipient does not act for the payer any more (rule 47). */
export type LinkRefusal =
  | TokenRefusal
  | { kind: "used-up" }
  | { kind: "not-yours" }
  /** The mail address it was sent to is no longer the recipient's. */
  | { kind: "moved" }
  | { kind: "amount" }
  | Extract<ChangeRefusal, { kind: "not-lower" }>;

export type FoundLink = {
  action: NoticeAction;
  charge: LinkedCharge;
  burner: LinkedBurner | null;
  /** Only for the link that stops everything. */
  supported: Named[];
  usable: boolean;
};

/** Final states: links cannot change the charge any more. */
const OVER = new Set(["succeeded", "canceled", "written_off"]);

/** The charge and action of a notice's token, with the current state. */
export async function findLink(
  { db, secretKeys, payments }: Services,
  token: string,
  now: Date,
): Promise<Result<FoundLink, LinkRefusal>> {
  const read = readNoticeToken(secretKeys, token, now);
  if (!read.ok) return read;
  const action = read.value;
  const charge = await linkedCharge(db, action.charge);
  if (charge === null) return refuse({ kind: "forged" });
  if (!(await actsForPayer(db, action.to, charge.payer_id))) return refuse({ kind: "not-yours" });
  const mailbox = await mailboxOf(db, action.to);
  if (mailbox === null || !isStillAt(secretKeys, mailbox, { action, charge }))
    return refuse({ kind: "moved" });
  const burner = "line" in action || "burner" in action ? await linkedBurner(db, charge, action) : null;
  const supported = action.action === "stop_all" ? await supportedBurners(db, charge.payer_id) : [];
  const found = { action, charge, burner, supported };
  const usable = isUsable(found) && (action.action !== "change_method" || payments !== null);
  return accept({ ...found, usable });
}

/**
 * Whether the address it was sent to is still the reader's (rule 47). A link from before the address was in the token acts
 * if the address was theirs when the notice left.
 */
function isStillAt(
  keys: readonly string[],
  { email, since }: Mailbox,
  { action, charge }: Pick<FoundLink, "action" | "charge">,
): boolean {
  if (action.at !== undefined) return isMailboxOf(keys, action.at, email);
  return since === null || charge.notified_at === null || since <= charge.notified_at;
}

function isUsable({ action: { action }, charge, burner, supported }: Omit<FoundLink, "usable">): boolean {
  const { state, payment_ref: sent } = charge;
  // also after the month was cancelled from the same mail
  const mayStop = !OVER.has(state) || state === "canceled";
  switch (action) {
    case "cancel":
      return canCancel({ charge_state: state });
    case "drop_line":
    case "lower_line":
      return canChange({ charge_state: state }) && sent === null && burner !== null && burner.pending > 0;
    case "change_method":
      return !OVER.has(state);
    case "stop_pledge":
      return mayStop && burner?.backed === true;
    case "stop_all":
      return mayStop && supported.length > 0;
    default:
      throw new Error(`no such action: ${String(action satisfies never)}`);
  }
}
