import type { AdminPersonRow } from "@kalivo/contract/shapes/admin.ts";

type Account = Pick<AdminPersonRow, "first_name" | "last_name" | "erased_at">;

/** An account's name; `erased` for an erased one. */
export const accountName = ({ first_name, last_name, erased_at }: Account, erased: string): string =>
  erased_at === null ? `${first_name} ${last_name}` : erased;
