import type { ResetData } from "./mail.ts";

export const sample: ResetData = { url: "https://kalivo.example/reset/u0Wn8cXm3hQ2", why: "asked" };
export const afterAddressRestored: ResetData = { ...sample, why: "address_restored" };
export const ofFirstAdmin: ResetData = { ...sample, why: "first_admin" };
