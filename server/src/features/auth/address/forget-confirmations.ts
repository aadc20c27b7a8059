import { ADDRESS_LINK_DAYS, ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import type { Services } from "#server/services.ts";
import { deleteOldConfirmations } from "./address.queries.ts";

const KEPT_MS = Math.max(ADDRESS_LINK_DAYS, ADDRESS_UNDO_DAYS) * 86_400_000;

/** Due step: deletes confirmations and undoable changes once their links have expired. */
export const forgetConfirmations = ({ db, clock }: Services): Promise<void> =>
  deleteOldConfirmations(db, new Date(clock.now().getTime() - KEPT_MS));
