import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const imprint = ({ association, mail, address, number, publicUrl }: LegalFacts): LegalPaper => ({
  title: "Impressum",
  lead: "Wer diesen Dienst betreibt.",
  sections: [
    {
      title: association,
      lines: [
        "Vereinigung ohne Gewinnerzielungsabsicht nach belgischem Recht (VoG).",
        ...(address === null ? [] : [address]),
        ...(number === null ? [] : [`Unternehmensnummer: ${number}`]),
        `E-Mail: ${mail}`,
        `Adresse des Dienstes: ${publicUrl}`,
      ],
    },
    {
      title: "Aufsicht",
      lines: [
        "Wirtschaftsinspektion des Föderalen Öffentlichen Dienstes Wirtschaft, North Gate III, Boulevard du Roi Albert II 16, 1000 Brüssel.",
      ],
    },
  ],
});
