import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const source = ({ version, mail }: LegalFacts): LegalPaper => ({
  title: "Code source",
  lead: `${APP_NAME} est un logiciel libre : tu peux le lire, l’utiliser, le changer et le transmettre.`,
  sections: [
    {
      title: "Licence",
      lines: [
        "Licence publique générale GNU Affero (AGPL), version 3 ou ultérieure. La licence fait partie du code source.",
        `Ce serveur fait tourner la version ${version}. Le lien ci-dessous te donne exactement son code source, gratuitement.`,
      ],
    },
    {
      title: "Une faille trouvée ?",
      lines: [
        `Dis-le-nous d’abord, à ${mail}. Comment la signaler et ce que nous promettons se trouve dans SECURITY.md du code source et à /.well-known/security.txt.`,
      ],
    },
  ],
});
