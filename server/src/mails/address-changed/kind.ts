import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import { formatDate } from "@kalivo/domain/money/display.ts";
import { findConfirmation } from "#server/features/auth/address/address.queries.ts";
import { addressUrl } from "#server/features/auth/address/mailed-secrets.ts";
import { defineMail, drop } from "../define-mail.ts";
import { addressChangedMail } from "./mail.ts";

const DAY_MS = 86_400_000;

/** To the account's former address, with the link that restores it. */
export const addressChanged = defineMail("address_changed", {
  toUnconfirmed: "send",
  facts: async ({ db, config, secretKeys: keys }, { payload }) => {
    const change = await findConfirmation(db, payload.confirmation_id);
    if (change === null || change.doneAt === null || change.oldEmail === null || change.undoneAt !== null)
      return drop("there is no change to undo");
    const { id, doneAt: at, oldEmail } = change;
    return {
      oldEmail,
      undoUrl: addressUrl({ publicUrl: config.publicUrl, keys }, "undo_address", { id, at }),
      until: formatDate(new Date(at.getTime() + ADDRESS_UNDO_DAYS * DAY_MS)),
    };
  },
  write: addressChangedMail,
  to: ({ oldEmail }) => oldEmail,
});
