import type { manifest as english } from "../en/manifest.ts";

export const manifest: typeof english = {
  description: "Verbrand calorieën en haal geld op voor de organisaties die jij kiest.",
  add: "Training toevoegen",
  scan: "Scannen",
  myCode: "Mijn code",
  home: "Wat je deze maand verbrandde en ophaalde",
  workouts: "Al je trainingen en hun calorieën",
};
