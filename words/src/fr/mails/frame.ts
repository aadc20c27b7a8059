import type { frame as english } from "../../en/mails/frame.ts";

export const frame: typeof english = {
  greeting: (firstName: string) => `Bonjour ${firstName},`,
  forTeam: (team: string) => `Ce message concerne l’équipe ${team}, dont tu es admin.`,
  sentBy: (app: string, association: string) =>
    `${app} est un service proposé par ${association}, une association belge sans but lucratif.`,
  enterpriseNumber: (number: string) => `Numéro d’entreprise : ${number}`,
  contact: (mail: string) => `Des questions ? Écris à ${mail}.`,
  legal: (url: string) => `Conditions, vie privée et mentions légales : ${url}`,
  unsubscribe: "Ne plus recevoir ces e-mails",
  colon: " :",
};
