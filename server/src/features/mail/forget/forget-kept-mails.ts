import { MAILS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "#server/services.ts";
import { deleteMailsKeptBefore } from "./forget.queries.ts";

const DAY_MS = 86_400_000;

/** Due step: deletes real people's mails in the local mailbox, used when no mail server is set. A demo's mails stay. */
export async function forgetKeptMails({
  config,
  db,
  clock,
}: Pick<Services, "config" | "db" | "clock">): Promise<void> {
  if (config.demo) return;
  await deleteMailsKeptBefore(db, new Date(clock.now().getTime() - MAILS_KEPT_DAYS * DAY_MS));
}
