import type { native as english } from "../en/native.ts";

export const native: typeof english = {
  health:
    "Kalivo lit tes séances avec leur durée, leur distance et leurs calories actives, pour que chacune compte pour les associations de ton choix. Kalivo ne lit rien d’autre et n’écrit rien.",
  camera: "Kalivo utilise l’appareil photo pour scanner le code QR d’un code de don ou d’une invitation.",
};
