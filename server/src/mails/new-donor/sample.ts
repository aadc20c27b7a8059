import type { NewDonorData } from "./mail.ts";

export const sample: NewDonorData = {
  donor: "Thomas Peeters",
  rateCents: 10,
  syncedOnly: false,
};
