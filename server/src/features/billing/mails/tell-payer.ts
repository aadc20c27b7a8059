import type { Queryable } from "../../../db/client.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { peopleOfPayer } from "./queries.ts";

/** Queues a money mail once for whoever acts for the payer: the person, or every admin of the team (rule 25). */
export async function tellPayer(
  db: Queryable,
  mail: { key: string; kind: "receipt" | "payment_problem"; payerId: number; chargeId: number },
  now: Date,
): Promise<void> {
  const people = await peopleOfPayer(db, mail.payerId);
  for (const { user_id, team_id } of people) {
    await enqueueMail(db, {
      key: team_id === null ? mail.key : `${mail.key}:${user_id}`,
      kind: mail.kind,
      userId: user_id,
      payload: { charge_id: mail.chargeId },
      notBefore: now,
    });
  }
}
