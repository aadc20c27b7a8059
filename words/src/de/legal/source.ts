import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const source = ({ version, mail }: LegalFacts): LegalPaper => ({
  title: "Quellcode",
  lead: `${APP_NAME} ist freie Software: Du darfst sie lesen, benutzen, ändern und weitergeben.`,
  sections: [
    {
      title: "Lizenz",
      lines: [
        "GNU Affero General Public License, Version 3 oder neuer. Die Lizenz ist Teil des Quellcodes.",
        `Auf diesem Server läuft Version ${version}. Der Link unten gibt dir genau diesen Quellcode, kostenlos.`,
      ],
    },
    {
      title: "Eine Schwachstelle gefunden?",
      lines: [
        `Sag es bitte zuerst uns, unter ${mail}. Wie du sie meldest und was wir versprechen, steht in SECURITY.md im Quellcode und unter /.well-known/security.txt.`,
      ],
    },
  ],
});
