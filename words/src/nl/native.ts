import type { native as english } from "../en/native.ts";

export const native: typeof english = {
  health:
    "Kalivo leest je trainingen met hun tijd, afstand en actieve calorieën, zodat elke training telt voor de organisaties die jij kiest. Kalivo leest niets anders en schrijft niets.",
  camera: "Kalivo gebruikt de camera om de QR-code van een donatiecode of een uitnodiging te scannen.",
};
