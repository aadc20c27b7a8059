import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const imprint = ({ association, mail, address, number, publicUrl }: LegalFacts): LegalPaper => ({
  title: "Imprint",
  lead: "Who runs this service.",
  sections: [
    {
      title: association,
      lines: [
        "Non-profit association under Belgian law (vzw, asbl).",
        ...(address === null ? [] : [address]),
        ...(number === null ? [] : [`Enterprise number: ${number}`]),
        `Email: ${mail}`,
        `Address of the service: ${publicUrl}`,
      ],
    },
    {
      title: "Supervision",
      lines: [
        "Economic Inspection of the Federal Public Service Economy, North Gate III, Koning Albert II-laan 16, 1000 Brussels.",
      ],
    },
  ],
});
