import { IMPORT_KEPT_HOURS, IMPORT_REMEMBERED_DAYS } from "@kalivo/domain/limits.ts";
import type { Services } from "#server/services.ts";
import { deleteImports, emptyImports } from "./import.queries.ts";
import { deleteForsakenTurns } from "./turn.queries.ts";

const HOUR_MS = 3_600_000;

/** Due step: the content of an import is kept for a day; longer only that it existed. */
export async function forgetImports({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await emptyImports(db, keptSince(clock.now()));
  await deleteImports(db, new Date(clock.now().getTime() - IMPORT_REMEMBERED_DAYS * 24 * HOUR_MS));
  await deleteForsakenTurns(db);
}

/** Imports read before this instant have expired. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - IMPORT_KEPT_HOURS * HOUR_MS);
