import type { AdminPersonRow } from "@kalivo/contract/shapes/admin.ts";

type Account = Pick<AdminPersonRow, "first_name" | "last_name" | "erased_at">;

/** The name of an account; of an erased one there is none left. */
export const accountName = ({ first_name, last_name, erased_at }: Account, erased: string): string =>
  erased_at === null ? `${first_name} ${last_name}` : erased;
