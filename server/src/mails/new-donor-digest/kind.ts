import { displayName } from "@kalivo/domain/people/privacy.ts";
import { facesOfPayers } from "#server/features/people/faces.queries.ts";
import { defineMail, drop } from "../define-mail.ts";
import { newDonorsOfDigest } from "./facts.queries.ts";
import { newDonorDigestMail } from "./mail.ts";

export const newDonorDigest = defineMail("new_donor_digest", {
  toUnconfirmed: "drop",
  list: "new_donor",
  facts: async ({ db }, { payload: { day }, recipient: { userId } }) => {
    const donors = await newDonorsOfDigest(db, userId, day);
    if (donors.length === 0) return drop("none of the new donors is left");
    const faces = await facesOfPayers(
      db,
      userId,
      donors.map(({ payerId }) => payerId),
    );
    return {
      donors: donors.map((donor) => ({
        name: displayName(donor),
        picture: faces.get(donor.payerId) ?? null,
      })),
    };
  },
  write: newDonorDigestMail,
});
