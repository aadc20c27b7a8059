import type { NewDonorDigestData } from "./mail.ts";

export const sample: NewDonorDigestData = { donors: ["Tortoise", "Nadia Haddad"] };
