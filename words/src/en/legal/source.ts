import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const source = ({ version, mail }: LegalFacts): LegalPaper => ({
  title: "Source code",
  lead: `${APP_NAME} is free software: you may read it, use it, change it and pass it on.`,
  sections: [
    {
      title: "Licence",
      lines: [
        "GNU Affero General Public License, version 3 or later. The licence is part of the source code.",
        `This server runs version ${version}. The link below gives you exactly its source code, at no charge.`,
      ],
    },
    {
      title: "Found a weakness?",
      lines: [
        `Please tell us first, at ${mail}. How to report it and what we promise stands in SECURITY.md of the source code and at /.well-known/security.txt.`,
      ],
    },
  ],
});
