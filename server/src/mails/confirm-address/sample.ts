import type { ConfirmAddressData } from "./mail.ts";

export const sample: ConfirmAddressData = {
  code: "042137",
  url: "https://kalivo.example/confirm/u0Wn8cXm3hQ2",
  change: false,
};

export const addressToCome: ConfirmAddressData = { ...sample, change: true };
