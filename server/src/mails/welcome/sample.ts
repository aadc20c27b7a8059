import type { WelcomeData } from "./mail.ts";

export const sample: WelcomeData = {
  firstName: "Amélie",
  donors: [{ name: "Thomas Peeters", rateC100: 10 }],
  confirm: { code: "042137", url: "https://kalivo.example/confirm/u0Wn8cXm3hQ2" },
};
