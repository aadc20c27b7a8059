import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../db/client.ts";
import type { Refused } from "../../http/refusal.ts";
import { refuseUnlessAdmin, standingIn } from "./membership.ts";

/** The owner of a payer: a person, or a team for which its admins act. */
export type PayerOwner = { kind: "user" | "team"; id: number };

/** The payer a request acts for: the person's own, or that of a team the person administers (specification §6.5). */
export async function actingPayer(
  db: Queryable,
  personId: number,
  teamId: number | undefined,
): Promise<Result<PayerOwner, Refused>> {
  if (teamId === undefined) return accept({ kind: "user", id: personId });
  const refused = refuseUnlessAdmin(await standingIn(db, teamId, personId));
  return refused === null ? accept({ kind: "team", id: teamId }) : refuse(refused);
}
