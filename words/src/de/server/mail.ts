import type { mail as english } from "../../en/server/mail.ts";
/** The pages behind the link that stops a kind of mail. */
export const mail: typeof english = {
  notValid: "Dieser Link gilt nicht.",
  expired: "Dieser Link gilt nicht mehr. Deine E-Mails wählst du in den Einstellungen.",
  stopped: "Diese E-Mails bekommst du nicht mehr.",
  stopTitle: "Diese E-Mails abstellen?",
  stop: "Diese E-Mails abstellen",
  moneyGoesOn:
    "E-Mails zu Geld und Sicherheit schicken wir weiterhin. Deine Wahl kannst du in den Einstellungen ändern.",
  done: "Fertig",
  failed: "Das hat nicht geklappt",
};
