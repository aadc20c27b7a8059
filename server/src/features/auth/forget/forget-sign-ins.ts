import { SIGN_INS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "#server/services.ts";
import { deleteResetsMade, deleteSessionsEnded } from "../auth.queries.ts";

const DAY_MS = 86_400_000;

/**
 * Due step: deletes ended sessions and expired links to set a password after a month. Such a link is then unknown instead of
 * expired.
 */
export async function forgetSignIns({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - SIGN_INS_KEPT_DAYS * DAY_MS);
  await deleteSessionsEnded(db, before);
  await deleteResetsMade(db, before);
}
