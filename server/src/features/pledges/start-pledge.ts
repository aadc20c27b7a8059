import type { Queryable } from "../../db/client.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import {
  lockPayer,
  openPledge,
  runningPledge,
  welcomePledge,
  type NewPledge,
  type RunningPledge,
} from "./queries.ts";

/** Opens a version, which continues the one before; the burner is told of a donor who did not give before (rule 29). */
export async function startPledge(
  db: Queryable,
  pledge: Omit<NewPledge, "beganAt">,
  before: RunningPledge | null,
): Promise<void> {
  const { payerId, burnerId, at } = pledge;
  const byBurner = pledge.byBurner || (before?.byBurner ?? false);
  await openPledge(db, { ...pledge, byBurner, beganAt: before?.beganAt ?? null });
  if (before !== null) return;
  await enqueueMail(db, {
    key: `new_donor:${payerId}:${burnerId}:${at.toISOString()}`,
    kind: "new_donor",
    userId: burnerId,
    payload: { payer_id: payerId, burner_id: burnerId },
    notBefore: at,
  });
}

/**
 * A code starts what is not there yet: a running pledge of the same payer is kept as it is (rule 23). Either way the
 * burner applied it, which makes the payer one they know.
 */
export async function startPledgeByCode(
  db: Queryable,
  pledge: Omit<NewPledge, "byBurner" | "beganAt"> & { codeId: number },
): Promise<"started" | "kept"> {
  await lockPayer(db, pledge.payerId);
  const running = await runningPledge(db, pledge.payerId, pledge.burnerId);
  if (running !== null) {
    await welcomePledge(db, running.id);
    return "kept";
  }
  await startPledge(db, { ...pledge, byBurner: true }, null);
  return "started";
}
