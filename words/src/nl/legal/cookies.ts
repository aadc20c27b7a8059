import type { LegalPaper } from "../../legal-paper.ts";

export const cookies = (): LegalPaper => ({
  title: "Cookies",
  lead: "Alleen wat nodig is, dus er valt niets goed te keuren.",
  sections: [
    {
      title: "Wat je browser bewaart",
      lines: [
        "jwt: houdt je aangemeld tot je uitlogt.",
        "kalivo-connecting: tien minuten lang, terwijl je Strava of Garmin Connect verbindt, zodat niemand anders het voor jou kan afmaken.",
        "Op je toestel, niet naar ons gestuurd: je taal en thema, een registratie die je niet afmaakte, en wat je laatst zag, zodat je het zonder netwerk kan lezen. Uitloggen haalt weg wat van jou is.",
      ],
    },
    {
      title: "Wat hij niet bewaart",
      lines: ["Geen reclame, geen meting van bezoeken, niets van andere bedrijven."],
    },
  ],
});
