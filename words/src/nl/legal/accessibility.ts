import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const accessibility = ({ mail }: LegalFacts): LegalPaper => ({
  title: "Toegankelijkheid",
  lead: `${APP_NAME} is bedoeld voor iedereen.`,
  sections: [
    {
      title: "Wat we nastreven",
      lines: [
        "WCAG 2.2 op niveau AA: met alleen een toetsenbord, met een schermlezer, bij 200 % zoom en in een venster van 320 pixels, in licht en donker, met minder beweging als je dat vraagt.",
        "Elk scherm wordt bij elke wijziging door een machine nagekeken, en de belangrijkste wegen met het toetsenbord.",
      ],
    },
    {
      title: "Wat volgens ons nog ontbreekt",
      lines: [
        "Grafieken hebben een tabel of een zin naast zich, maar geen eigen geluid.",
        "Het is nog niet geprobeerd door mensen die elke dag VoiceOver of TalkBack gebruiken.",
        "De betaalpagina is die van Stripe, en zo toegankelijk als Stripe ze maakt.",
      ],
    },
    {
      title: "Zeg het ons",
      lines: [`Staat iets je in de weg, schrijf dan naar ${mail}. We antwoorden binnen twee weken.`],
    },
  ],
});
