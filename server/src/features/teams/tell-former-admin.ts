import type { Queryable } from "../../db/client.ts";
import { enqueueMail } from "../mail/enqueue-mail.queries.ts";
import { methodEnteredBy } from "../payment/setups.queries.ts";

/** Rule 25: somebody is no longer an admin of a team that pays with a method which may be theirs. */
export async function tellFormerAdmin(
  tx: Queryable,
  teamId: number,
  userId: number,
  now: Date,
): Promise<void> {
  const method = await methodEnteredBy(tx, teamId, userId);
  if (method === null) return;
  await enqueueMail(tx, {
    key: ["method_left", method.payer_id, userId, now.toISOString()].join(":"),
    kind: "method_left",
    userId,
    payload: method,
    notBefore: now,
  });
}
