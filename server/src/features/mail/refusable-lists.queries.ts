import type { Queryable } from "../../db/client.ts";

/** The mails a person may refuse (rule 29), named as their switch. */
export const REFUSABLE_LISTS = ["newsletter", "new_donor", "reminder_sync", "month_recap"] as const;
export type RefusableList = (typeof REFUSABLE_LISTS)[number];

/** The same setting as in Privacy. */
export async function stopList(db: Queryable, userId: number, list: RefusableList): Promise<void> {
  await db
    .updateTable("privacy_settings")
    .set({ [list]: false })
    .where("user_id", "=", userId)
    .execute();
}
