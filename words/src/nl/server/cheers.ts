import type { cheers as english } from "../../en/server/cheers.ts";

export const cheers: typeof english = {
  cheered: "Je juichte.",
  takenBack: "Je nam je gejuich terug.",
  readAlready: "Je gejuich is al gezien en blijft dus staan.",
  otherWeek: "Er is een nieuwe week begonnen. Laad de pagina opnieuw.",
  rested: "Dat was een week rust. Daar hoeft geen gejuich bij.",
  noMonth: "Op deze maand kun je niet meer antwoorden.",
  fixed: "Je antwoord is verstuurd en blijft zoals het is.",
  ready: {
    thanks: "Dank je. Weten dat jij achter me staat, kreeg me de deur uit.",
    together: "We deden dit samen: ik bewoog, jij gaf. Dank je.",
    onwards: "Dank je voor deze maand. Ik kijk al uit naar de volgende.",
  },
};
