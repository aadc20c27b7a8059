import { formatDate } from "@kalivo/domain/money/display.ts";
import { erasureUrl } from "#server/features/account/erasure/erasure-links.ts";
import { defineMail, drop } from "../define-mail.ts";
import { standingErasure } from "../standing-erasure.ts";
import { erasureComingMail } from "./mail.ts";

export const erasureComing = defineMail("erasure_coming", {
  toUnconfirmed: "drop",
  facts: async (services, mail) => {
    const request = await standingErasure(services, mail);
    if (request?.dueAt == null) return drop("it was taken back");
    const { userId, askedAt, dueAt: until } = request;
    const where = { publicUrl: services.config.publicUrl, keys: services.secretKeys };
    return {
      day: formatDate(until),
      keepUrl: erasureUrl(where, "keep_account", { userId, askedAt, until }),
    };
  },
  write: erasureComingMail,
});
