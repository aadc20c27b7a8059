import type { methodLeft as english } from "../../en/mails/method-left.ts";

export const methodLeft: typeof english = {
  subject: (label, team) => `${label} betaalt nog voor ${team}`,
  preview: "Je bent geen beheerder meer van dit team. De betaalmethode is niet veranderd.",
  title: "Het team blijft betalen",
  what: (label, team) => `Je bent geen beheerder meer van ${team}. ${label} betaalt nog wat ${team} geeft.`,
  yours:
    "Is het jouw kaart of rekening en mag het team er niet meer mee betalen? Schrijf dan naar de beheerders van het team, of naar ons: zij geven een andere op, of wij verwijderen ze.",
  reason:
    "Je krijgt deze e-mail omdat je beheerder was van een team dat geeft. E-mails over je geld sturen we altijd.",
};
