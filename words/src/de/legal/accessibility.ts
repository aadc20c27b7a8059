import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const accessibility = ({ mail }: LegalFacts): LegalPaper => ({
  title: "Barrierefreiheit",
  lead: `${APP_NAME} soll für alle benutzbar sein.`,
  sections: [
    {
      title: "Was wir anstreben",
      lines: [
        "WCAG 2.2 auf Stufe AA: nur mit der Tastatur, mit einem Screenreader, bei 200 % Zoom und in einem Fenster von 320 Pixeln, hell und dunkel, mit weniger Bewegung, wenn du das möchtest.",
        "Jeder Bildschirm wird bei jeder Änderung maschinell geprüft, die wichtigsten Wege auch mit der Tastatur.",
      ],
    },
    {
      title: "Was unseres Wissens fehlt",
      lines: [
        "Neben Diagrammen steht eine Tabelle oder ein Satz, aber sie haben keinen eigenen Ton.",
        "Menschen, die jeden Tag VoiceOver oder TalkBack benutzen, haben es noch nicht ausprobiert.",
        "Die Zahlungsseite ist von Stripe und so barrierefrei, wie Stripe sie macht.",
      ],
    },
    {
      title: "Sag es uns",
      lines: [`Wenn dir etwas im Weg steht, schreib an ${mail}. Wir antworten innerhalb von zwei Wochen.`],
    },
  ],
});
