import type { NewDonorData } from "./mail.ts";

export const sample: NewDonorData = {
  donor: "Thomas Peeters",
  rateC100: 10,
  syncedOnly: false,
};
