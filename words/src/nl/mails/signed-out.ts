import type { signedOut as english } from "../../en/mails/signed-out.ts";

export const signedOut: typeof english = {
  subject: "Je bent overal afgemeld",
  preview: "Alle aanmeldingen van je account zijn beëindigd.",
  title: "Je bent overal afgemeld",
  intro: "Alle aanmeldingen van je account zijn beëindigd, op alle toestellen.",
  notYou: "Was jij dit niet? Kies een nieuw wachtwoord: wie dit deed, kan dan niet meer terug.",
  button: "Nieuw wachtwoord kiezen",
  reason: "Je krijgt deze e-mail omdat alle aanmeldingen van je account zijn beëindigd.",
};
