import type { NewDonorDigestData } from "./mail.ts";

export const sample: NewDonorDigestData = {
  donors: [
    { name: "Tortoise", picture: null },
    { name: "Nadia Haddad", picture: "/pictures/portraits/1/8d0w2k5x1c7n.svg" },
  ],
};
