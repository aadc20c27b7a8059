import { displayName } from "@kalivo/domain/people/privacy.ts";
import { defineMail, drop } from "../define-mail.ts";
import { newDonorsOfDigest } from "./facts.queries.ts";
import { newDonorDigestMail } from "./mail.ts";

export const newDonorDigest = defineMail("new_donor_digest", {
  toUnconfirmed: "drop",
  list: "new_donor",
  facts: async ({ db }, { payload: { day }, recipient: { userId } }) => {
    const donors = await newDonorsOfDigest(db, userId, day);
    return donors.length === 0 ? drop("none of the new donors is left") : { donors: donors.map(displayName) };
  },
  write: newDonorDigestMail,
});
