import type { ConfirmErasureData } from "./mail.ts";

export const sample: ConfirmErasureData = {
  firstName: "Amélie",
  url: "https://kalivo.example/confirm/u0Wn8cXm3hQ2",
};
