import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

export const accessibility = ({ mail }: LegalFacts): LegalPaper => ({
  title: "Accessibilité",
  lead: `${APP_NAME} est fait pour que tout le monde l’utilise.`,
  sections: [
    {
      title: "Ce que nous visons",
      lines: [
        "WCAG 2.2 au niveau AA : au clavier seul, avec un lecteur d’écran, avec un zoom de 200 % et dans une fenêtre de 320 pixels, en clair et en sombre, avec moins de mouvement si tu le demandes.",
        "Chaque écran est vérifié par une machine à chaque changement, et les parcours principaux au clavier.",
      ],
    },
    {
      title: "Ce qui manque, à notre connaissance",
      lines: [
        "Les graphiques ont un tableau ou une phrase à côté, mais pas de son propre.",
        "Il n’a pas encore été essayé par des personnes qui utilisent VoiceOver ou TalkBack chaque jour.",
        "La page de paiement est celle de Stripe, et aussi accessible que Stripe la fait.",
      ],
    },
    {
      title: "Dis-le-nous",
      lines: [`Si quelque chose te barre la route, écris à ${mail}. Nous répondons dans les deux semaines.`],
    },
  ],
});
