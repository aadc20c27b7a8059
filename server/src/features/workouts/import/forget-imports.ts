import { IMPORT_KEPT_HOURS, IMPORT_REMEMBERED_DAYS } from "@kalivo/domain/limits.ts";
import type { Services } from "#server/services.ts";
import { deleteImports, emptyImports } from "./import.queries.ts";

const HOUR_MS = 3_600_000;

/** Due step: what was read of files is kept for a day, and longer only that there was something. */
export async function forgetImports({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await emptyImports(db, keptSince(clock.now()));
  await deleteImports(db, new Date(clock.now().getTime() - IMPORT_REMEMBERED_DAYS * 24 * HOUR_MS));
}

/** What was read before this is gone. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - IMPORT_KEPT_HOURS * HOUR_MS);
