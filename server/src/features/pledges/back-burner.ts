import { DEFAULT_LIMIT_EUROS } from "@kalivo/domain/limits.ts";
import { parseCap, type MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db } from "../../db/client.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { ensurePayer } from "../payment/ensure-payer.ts";
import { endPledge, findBurner, lockPayer, openPledge, runningPledge } from "./queries.ts";

export type Backing = {
  personId: number;
  burnerId: number;
  rate: RateCents | "stop";
  cap: MonthlyCap | undefined;
};
export type BackRefusal = { kind: "unknown-burner" } | { kind: "oneself" };
export type Backed = "started" | "changed" | "unchanged" | "stopped" | "nothing-to-stop";

/**
 * Starts, changes or stops a pledge (rule 20). A change ends one version and opens the next at the same instant, so a
 * workout is always priced by exactly one. A limit left out keeps the running one, else the default.
 */
export async function backBurner(db: Db, backing: Backing, now: Date): Promise<Result<Backed, BackRefusal>> {
  const { personId, burnerId, rate } = backing;
  if (burnerId === personId) return refuse({ kind: "oneself" });
  return db.transaction().execute(async (transaction) => {
    if ((await findBurner(transaction, burnerId)) === undefined) return refuse({ kind: "unknown-burner" });
    const payerId = await ensurePayer(transaction, personId, now);
    await lockPayer(transaction, payerId);
    const running = await runningPledge(transaction, payerId, burnerId);
    if (rate === "stop") {
      if (running === null) return accept("nothing-to-stop");
      await endPledge(transaction, running, now);
      return accept("stopped");
    }
    const cap = backing.cap ?? running?.cap ?? defaultCap();
    if (running?.rateCents === rate && running.cap === cap) return accept("unchanged");
    if (running !== null) await endPledge(transaction, running, now);
    await openPledge(transaction, { payerId, burnerId, rateCents: rate, cap, at: now });
    if (running !== null) return accept("changed");
    await enqueueMail(transaction, {
      key: `new_donor:${payerId}:${burnerId}:${now.toISOString()}`,
      kind: "new_donor",
      userId: burnerId,
      payload: { payer_id: payerId, burner_id: burnerId },
      notBefore: now,
    });
    return accept("started");
  });
}

function defaultCap(): MonthlyCap {
  const cap = parseCap(DEFAULT_LIMIT_EUROS);
  if (!cap.ok) throw new Error("the default limit is not a limit");
  return cap.value;
}
