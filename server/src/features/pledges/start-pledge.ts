import type { Queryable } from "../../db/client.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { lockPayer, openPledge, runningPledge, type NewPledge, type RunningPledge } from "./queries.ts";

/** Opens a version; the burner is told of a donor who did not give before (rule 29). */
export async function startPledge(
  db: Queryable,
  pledge: NewPledge,
  before: RunningPledge | null,
): Promise<void> {
  const { payerId, burnerId, at } = pledge;
  await openPledge(db, pledge);
  if (before !== null) return;
  await enqueueMail(db, {
    key: `new_donor:${payerId}:${burnerId}:${at.toISOString()}`,
    kind: "new_donor",
    userId: burnerId,
    payload: { payer_id: payerId, burner_id: burnerId },
    notBefore: at,
  });
}

/** A code starts what is not there yet: a running pledge of the same payer is kept as it is (rule 23). */
export async function startPledgeByCode(
  db: Queryable,
  pledge: NewPledge & { codeId: number },
): Promise<"started" | "kept"> {
  await lockPayer(db, pledge.payerId);
  if ((await runningPledge(db, pledge.payerId, pledge.burnerId)) !== null) return "kept";
  await startPledge(db, pledge, null);
  return "started";
}
