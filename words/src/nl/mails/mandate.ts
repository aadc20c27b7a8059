import type { mandate as english } from "../../en/mails/mandate.ts";

/** What a payer agrees to when saving a payment method (rule 12); kept by the payment provider. */
export const mandate: typeof english = {
  text: ({ association, ceiling, noticeDays }) =>
    `Ik geef ${association} de toestemming om één keer per maand mijn donaties te innen via deze betaalmethode: de som van wat ik heb toegezegd, en nooit meer dan ${ceiling} per maand. Minstens ${noticeDays} dagen vóór elke inning krijg ik het juiste bedrag per e-mail. Ik kan het op elk moment verlagen, annuleren of stoppen.`,
};
