import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const imprint = ({ association, mail, address, number, publicUrl }: LegalFacts): LegalPaper => ({
  title: "Mentions légales",
  lead: "Qui gère ce service.",
  sections: [
    {
      title: association,
      lines: [
        "Association sans but lucratif de droit belge (ASBL, vzw).",
        ...(address === null ? [] : [address]),
        ...(number === null ? [] : [`Numéro d’entreprise : ${number}`]),
        `E-mail : ${mail}`,
        `Adresse du service : ${publicUrl}`,
      ],
    },
    {
      title: "Contrôle",
      lines: [
        "Inspection économique du SPF Économie, North Gate III, boulevard du Roi Albert II 16, 1000 Bruxelles.",
      ],
    },
  ],
});
