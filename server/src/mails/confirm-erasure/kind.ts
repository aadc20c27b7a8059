import { erasureUrl } from "#server/features/account/erasure/erasure-links.ts";
import { defineMail, drop } from "../define-mail.ts";
import { standingErasure } from "../standing-erasure.ts";
import { confirmErasureMail } from "./mail.ts";

export const confirmErasure = defineMail("confirm_erasure", {
  toUnconfirmed: "drop",
  facts: async (services, mail) => {
    const request = await standingErasure(services, mail);
    if (request === null || request.confirmedAt !== null) return drop("it was taken back, or is confirmed");
    const where = { publicUrl: services.config.publicUrl, keys: services.secretKeys };
    return { url: erasureUrl(where, "confirm_erasure", request) };
  },
  write: confirmErasureMail,
});
