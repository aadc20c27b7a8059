import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "../../../services.ts";
import type { TokenRefusal } from "../../../signed-token.ts";
import { portalUrl } from "../../payment/open-portal.ts";
import type { PayerOwner } from "../../payment/queries.ts";
import { stopPledge } from "../../pledges/end-pledges.ts";
import { actsForPayer } from "../mails/queries.ts";
import { changeStatement } from "../statements/change-statement.ts";
import { canChange } from "../statements/show-statement.ts";
import { readNoticeToken, type NoticeAction } from "./notice-token.ts";
import { linkedBurner, linkedCharge, type LinkedBurner, type LinkedCharge } from "./queries.ts";

export type LinkRefusal = TokenRefusal | { kind: "used-up" };
export type Followed = { kind: NoticeAction["action"]; url?: string };
type Found = { action: NoticeAction; charge: LinkedCharge; burner: LinkedBurner | null; usable: boolean };

/** After these nothing about the charge can be changed by its links any more. */
const OVER = new Set(["succeeded", "canceled", "written_off"]);

/** What a link of a notice would do. Looking changes nothing: mail programs open links by themselves. */
export async function describeLink(
  services: Services,
  token: string,
  now: Date,
): Promise<Result<NoticeLink, LinkRefusal>> {
  const found = await findLink(services, token, now);
  if (!found.ok) return found;
  const { action, charge, burner, usable } = found.value;
  const name =
    burner === null
      ? null
      : { firstName: burner.first_name, lastName: burner.last_name, pseudo: burner.pseudo };
  return accept({
    action: action.action,
    month: periodLabel(charge.period_id),
    burner_name: name === null ? null : displayName(name),
    amount_in_euros: eurosFromCents(burner?.due_cents ?? charge.amount_cents),
    due_at: charge.state === "planned" ? null : (charge.due_at?.toISOString() ?? null),
    usable,
  });
}

/** Does the one thing the link is for. Twice is refused the second time: it is used up. */
export async function followLink(
  services: Services,
  token: string,
  now: Date,
): Promise<Result<Followed, LinkRefusal>> {
  const found = await findLink(services, token, now);
  if (!found.ok) return found;
  const { action, charge, usable } = found.value;
  if (!usable) return refuse({ kind: "used-up" });
  return act(services, action, charge, now);
}

async function act(
  services: Services,
  action: NoticeAction,
  charge: LinkedCharge,
  now: Date,
): Promise<Result<Followed, LinkRefusal>> {
  const { db, payments } = services;
  switch (action.action) {
    case "cancel":
      return done(action, (await changeStatement(db, charge.statement_id, { action: "cancel" }, now)).ok);
    case "drop_line":
      return done(
        action,
        (await changeStatement(db, charge.statement_id, { action: "drop_line", lineId: action.line }, now))
          .ok,
      );
    case "stop_pledge":
      return done(
        action,
        await db
          .transaction()
          .execute((transaction) => stopPledge(transaction, charge.payer_id, action.burner, now)),
      );
    case "change_method": {
      if (payments === null) return refuse({ kind: "used-up" });
      const url = await portalUrl({ ...services, payments }, ownerOf(charge), action.to);
      return accept({ kind: action.action, url });
    }
    default:
      throw new Error(`no such action: ${JSON.stringify(action satisfies never)}`);
  }
}

function ownerOf({ user_id, team_id }: LinkedCharge): PayerOwner {
  if (user_id !== null) return { kind: "user", id: user_id };
  if (team_id !== null) return { kind: "team", id: team_id };
  throw new Error("a payer is a person or a team");
}

/** Somebody else's change came first: then there is nothing left to do. */
const done = ({ action }: NoticeAction, happened: boolean): Result<Followed, LinkRefusal> =>
  happened ? accept({ kind: action }) : refuse({ kind: "used-up" });

async function findLink(
  { db, secretKeys, payments }: Services,
  token: string,
  now: Date,
): Promise<Result<Found, LinkRefusal>> {
  const read = readNoticeToken(secretKeys, token, now);
  if (!read.ok) return read;
  const action = read.value;
  const charge = await linkedCharge(db, action.charge);
  if (charge === null) return refuse({ kind: "forged" });
  if (!(await actsForPayer(db, action.to, charge.payer_id))) return refuse({ kind: "expired" });
  const burner = "line" in action || "burner" in action ? await linkedBurner(db, charge, action) : null;
  const usable = isUsable(action, charge, burner) && (action.action !== "change_method" || payments !== null);
  return accept({ action, charge, burner, usable });
}

function isUsable(
  { action }: NoticeAction,
  { state, payment_ref }: LinkedCharge,
  burner: LinkedBurner | null,
): boolean {
  switch (action) {
    case "cancel":
      return canChange({ charge_state: state });
    case "drop_line":
      return (
        canChange({ charge_state: state }) && payment_ref === null && burner !== null && burner.pending > 0
      );
    case "change_method":
      return !OVER.has(state);
    case "stop_pledge": // also after the month was cancelled from the same mail
      return (!OVER.has(state) || state === "canceled") && burner?.backed === true;
    default:
      throw new Error(`no such action: ${String(action satisfies never)}`);
  }
}
