import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const source = ({ version, mail }: LegalFacts): LegalPaper => ({
  title: "Broncode",
  lead: `${APP_NAME} is vrije software: je mag ze lezen, gebruiken, wijzigen en doorgeven.`,
  sections: [
    {
      title: "Licentie",
      lines: [
        "GNU Affero General Public License (AGPL), versie 3 of later. De licentie maakt deel uit van de broncode.",
        `Deze server draait versie ${version}. De link hieronder geeft je precies zijn broncode, gratis.`,
      ],
    },
    {
      title: "Een zwakke plek gevonden?",
      lines: [
        `Zeg het ons eerst, op ${mail}. Hoe je het meldt en wat we beloven, staat in SECURITY.md van de broncode en op /.well-known/security.txt.`,
      ],
    },
  ],
});
