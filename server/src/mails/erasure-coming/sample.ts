import type { ErasureComingData } from "./mail.ts";

export const sample: ErasureComingData = {
  firstName: "Amélie",
  day: "25/11/2026",
  keepUrl: "https://kalivo.example/confirm/u0Wn8cXm3hQ2",
};
