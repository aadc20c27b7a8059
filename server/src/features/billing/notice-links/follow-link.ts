import { centsFromEuros } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import type { Services } from "#server/services.ts";
import { portalUrl } from "../../payment/open-portal.ts";
import type { PayerOwner } from "../../memberships/acting-payer.ts";
import { stopPledge } from "../../pledges/end-pledges.ts";
import { cancelAnnounced, changeStatement, type StatementChange } from "../statements/change-statement.ts";
import { stopEverything } from "../stops/stop-everything.ts";
import { findLink, type FoundLink, type LinkRefusal } from "./find-link.ts";
import type { NoticeAction } from "./notice-token.ts";
import type { LinkedCharge } from "./notice-links.queries.ts";

export type Followed = {
  kind: NoticeAction["action"];
  url?: string;
  /** Of `stop_all` where the month was to be cancelled too: whether it was. */
  cancelled?: boolean;
  /** What is left of the month is too little to collect: asked for with the next one, or given up (rule 11). */
  rest?: "carried" | "waived";
};

/** Does the one thing the link is for. A second use is refused as used up. */
export async function followLink(
  services: Services,
  { token, ...wish }: { token: string } & Wish,
  now: Date,
): Promise<Result<Followed, LinkRefusal>> {
  const found = await findLink(services, token, now);
  if (!found.ok) return found;
  if (!found.value.usable) return refuse({ kind: "used-up" });
  return act(services, found.value, wish, now);
}

/** The new amount for the link that lowers; whether the link that stops everything also cancels the month. */
type Wish = { euros: number | undefined; cancel: boolean };

async function act(
  services: Services,
  { action, charge }: FoundLink,
  { euros, cancel }: Wish,
  now: Date,
): Promise<Result<Followed, LinkRefusal>> {
  const { db, payments } = services;
  const change = (wish: StatementChange) => changed(services, action, { charge, wish }, now);
  switch (action.action) {
    case "cancel":
      return change({ action: "cancel", by: action.to });
    case "drop_line":
      return change({ action: "drop_line", lineId: action.line });
    case "lower_line": {
      const due = euros === undefined ? null : centsFromEuros(euros);
      if (due === null) return refuse({ kind: "amount" });
      return change({ action: "lower_line", lineId: action.line, due });
    }
    case "stop_pledge":
      return done(
        action,
        await db.transaction().execute((tx) => stopPledge(tx, charge.payer_id, action.burner, now)),
      );
    case "stop_all": {
      const stop = { payerId: charge.payer_id, userId: action.to };
      return allOrNothing(services, async (inside) => {
        const { stopped } = await stopEverything(inside.db, stop, now);
        if (!cancel || stopped === 0) return done(action, stopped > 0);
        const cancelled = await cancelAnnounced(inside.db, charge.statement_id, now);
        return accept({ kind: action.action, cancelled });
      });
    }
    case "change_method": {
      if (payments === null) return refuse({ kind: "used-up" });
      const url = await portalUrl({ ...services, payments }, ownerOf(charge), action.to);
      return accept({ kind: action.action, url });
    }
    default:
      throw new Error(`no such action: ${JSON.stringify(action satisfies never)}`);
  }
}

async function changed(
  { db }: Services,
  action: NoticeAction,
  { charge, wish }: { charge: LinkedCharge; wish: StatementChange },
  now: Date,
): Promise<Result<Followed, LinkRefusal>> {
  const outcome = await changeStatement(db, charge.statement_id, wish, now);
  if (!outcome.ok && outcome.refusal.kind === "not-lower") return refuse(outcome.refusal);
  if (outcome.ok && (outcome.value === "carried" || outcome.value === "waived"))
    return accept({ kind: action.action, rest: outcome.value });
  return done(action, outcome.ok);
}

function ownerOf({ user_id, team_id }: LinkedCharge): PayerOwner {
  if (user_id !== null) return { kind: "user", id: user_id };
  if (team_id !== null) return { kind: "team", id: team_id };
  throw new Error("a payer is a person or a team");
}

/** Without an effect, because another change came first, the link is used up. */
const done = ({ action }: NoticeAction, happened: boolean): Result<Followed, LinkRefusal> =>
  happened ? accept({ kind: action }) : refuse({ kind: "used-up" });
