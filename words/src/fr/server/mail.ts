import type { mail as english } from "../../en/server/mail.ts";

export const mail: typeof english = {
  notValid: "Ce lien n’est pas valable.",
  expired: "Ce lien n’est plus valable. Tu peux choisir tes e-mails dans les Paramètres.",
  stopped: "Tu ne recevras plus ces e-mails.",
  stopTitle: "Ne plus recevoir ces e-mails ?",
  stop: "Ne plus recevoir ces e-mails",
  moneyGoesOn:
    "Nous envoyons toujours les e-mails sur l’argent et la sécurité. Tu peux changer ton choix dans les Paramètres.",
  done: "C’est fait",
  failed: "Cela n’a pas marché",
};
