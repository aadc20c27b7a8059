import type { methodLeft as english } from "../../en/mails/method-left.ts";

export const methodLeft: typeof english = {
  subject: (label, team) => `${label} paie encore pour ${team}`,
  preview: "Tu n’administres plus cette équipe. Son moyen de paiement n’a pas changé.",
  title: "L’équipe continue de payer",
  what: (label, team) => `Tu n’administres plus ${team}. ${label} paie encore ce que ${team} donne.`,
  yours:
    "Si c’est ta carte ou ton compte et que l’équipe ne doit plus payer avec, écris aux admins de l’équipe, ou à nous : ils en saisissent un autre, ou nous le retirons.",
  reason:
    "Tu reçois cet e-mail parce que tu as administré une équipe qui donne. Nous envoyons toujours les e-mails qui concernent ton argent.",
};
