import type { AddressChangedData } from "./mail.ts";

export const sample: AddressChangedData = {
  firstName: "Amélie",
  undoUrl: "https://kalivo.example/confirm/u0Wn8cXm3hQ2",
  until: "29/11/2026",
};
