import type { Queryable } from "../../db/client.ts";
import { findPayerOf, insertPayer } from "./payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";

/** The payer of a person or a team, created with the first pledge or payment method. */
export async function ensurePayer(db: Queryable, owner: PayerOwner, now: Date): Promise<number> {
  const made = await insertPayer(db, owner, now);
  if (made !== undefined) return made;
  const payerId = await findPayerOf(db, owner);
  if (payerId === undefined)
    throw new Error(`the payer of ${owner.kind} ${owner.id} is neither new nor known`);
  return payerId;
}
