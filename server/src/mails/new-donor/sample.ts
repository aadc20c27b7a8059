import type { NewDonorData } from "./mail.ts";

export const sample: NewDonorData = {
  donor: { name: "Thomas Peeters", picture: "/pictures/portraits/1/3k9x0q7m2b5d.svg" },
  rateCents: 10,
  syncedOnly: false,
};
