import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const imprint = ({ association, mail, address, number, publicUrl }: LegalFacts): LegalPaper => ({
  title: "Juridische vermeldingen",
  lead: "Wie deze dienst runt.",
  sections: [
    {
      title: association,
      lines: [
        "Vereniging zonder winstoogmerk naar Belgisch recht (vzw, asbl).",
        ...(address === null ? [] : [address]),
        ...(number === null ? [] : [`Ondernemingsnummer: ${number}`]),
        `E-mail: ${mail}`,
        `Adres van de dienst: ${publicUrl}`,
      ],
    },
    {
      title: "Toezicht",
      lines: [
        "Economische Inspectie van de FOD Economie, North Gate III, Koning Albert II-laan 16, 1000 Brussel.",
      ],
    },
  ],
});
