import { DEFAULT_LIMIT_EUROS } from "@kalivo/domain/limits.ts";
import { parseCap, type MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { ensurePayer } from "../payment/ensure-payer.ts";
import type { PayerOwner } from "../payment/queries.ts";
import { stopPledge } from "./end-pledges.ts";
import {
  endPledge,
  findBurner,
  isAloneInTeam,
  lockPayer,
  runningPledge,
  type RunningPledge,
} from "./queries.ts";
import { startPledge } from "./start-pledge.ts";

export type Backing = {
  payer: PayerOwner;
  burnerId: number;
  rate: RateCents | "stop";
  cap: MonthlyCap | undefined;
  syncedOnly?: boolean | undefined;
};
export type BackRefusal = { kind: "unknown-burner" } | { kind: "oneself" };
export type Backed = "started" | "changed" | "unchanged" | "stopped" | "nothing-to-stop";

/**
 * Starts, changes or stops a pledge of a person or a team (rule 20). A change ends one version and opens the next at the
 * same instant, so a workout is always priced by exactly one. What is left out stays as it runs, else is the
 * default.
 */
export async function backBurner(db: Db, backing: Backing, now: Date): Promise<Result<Backed, BackRefusal>> {
  const { payer, burnerId, rate } = backing;
  return db.transaction().execute(async (transaction) => {
    if (rate !== "stop" && (await paysForThemself(transaction, payer, burnerId)))
      return refuse({ kind: "oneself" });
    if ((await findBurner(transaction, burnerId)) === undefined) return refuse({ kind: "unknown-burner" });
    const payerId = await ensurePayer(transaction, payer, now);
    if (rate === "stop")
      return accept((await stopPledge(transaction, payerId, burnerId, now)) ? "stopped" : "nothing-to-stop");
    await lockPayer(transaction, payerId);
    const running = await runningPledge(transaction, payerId, burnerId);
    const cap = backing.cap ?? running?.cap ?? defaultCap();
    const syncedOnly = backing.syncedOnly ?? running?.syncedOnly ?? false;
    const terms = { rateCents: rate, cap, syncedOnly };
    if (running !== null && isSame(running, terms)) return accept("unchanged");
    if (running !== null) await endPledge(transaction, running, now);
    await startPledge(transaction, { payerId, burnerId, ...terms, codeId: null, at: now }, running);
    return accept(running === null ? "started" : "changed");
  });
}

type Terms = Pick<RunningPledge, "rateCents" | "cap" | "syncedOnly">;

const isSame = (a: Terms, b: Terms): boolean =>
  a.rateCents === b.rateCents && a.cap === b.cap && a.syncedOnly === b.syncedOnly;

/** Rule 20: nobody pays for themself, nor through a team in which they are the only member. */
async function paysForThemself(db: Queryable, payer: PayerOwner, burnerId: number): Promise<boolean> {
  return payer.kind === "user" ? payer.id === burnerId : isAloneInTeam(db, payer.id, burnerId);
}

function defaultCap(): MonthlyCap {
  const cap = parseCap(DEFAULT_LIMIT_EUROS);
  if (!cap.ok) throw new Error("the default limit is not a limit");
  return cap.value;
}
