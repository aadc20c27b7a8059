import type { paymentProblem as english } from "../../en/mails/payment-problem.ts";

export const paymentProblem: typeof english = {
  confirmSubject: "Je bank vraagt je om je donatie te bevestigen",
  declinedSubject: "We konden je donatie niet innen",
  pausedSubject: "Je steun is gepauzeerd",
  preview: (month) => `Je donaties van ${month}.`,
  confirmTitle: "Bevestig je donatie",
  declinedTitle: "We konden je donatie niet innen",
  pausedTitle: "Je steun is gepauzeerd",
  confirm: (amount, month) =>
    `Je bank wil dat je de betaling van ${amount} voor ${month} zelf bevestigt. Het duurt een minuut.`,
  declined: (amount, month, method) =>
    `Je bank weigerde de betaling van ${amount} voor ${month} via ${method}.`,
  retry: (day) =>
    `We proberen het opnieuw op ${day}. Je hoeft niets te doen, of je kunt nu al een andere betaalmethode kiezen.`,
  newMethod: "We proberen het niet meer met deze betaalmethode. Kies een andere.",
  noMethod: (amount, month) =>
    `Er is geen betaalmethode om ${amount} voor ${month} mee te innen. Kies er een.`,
  refusedForGood: (amount, month, method) =>
    `Je bank vroeg ons eerder om ${method} niet meer te proberen. Daarom hebben we ${amount} voor ${month} niet gevraagd. Kies een andere betaalmethode.`,
  paused:
    "De inning is twee keer na elkaar mislukt. Daarom is je steun gepauzeerd. Hij loopt weer door zodra een betaling lukt, of als je een andere betaalmethode kiest en daarna op Doorgaan drukt.",
  endedSubject: (month) => `We innen niets meer voor ${month}`,
  endedTitle: (month) => `We innen niets meer voor ${month}`,
  ended: (amount, month) =>
    `We innen de ${amount} voor ${month} niet meer. Je bent niets verschuldigd en je hoeft niets te doen.`,
  endedWhy: {
    payer_asked: "Je hebt het ons gevraagd.",
    mistake: "We hadden dit niet van je mogen vragen. Onze excuses.",
    unreachable: "Onze e-mails hierover hebben je niet bereikt, en zonder aankondiging innen we niets.",
    stopped: "Je inningen zijn gestopt na een betwisting bij je bank.",
    not_attempted: "We konden het niet op tijd innen.",
  },
  noDebt: "Lukt een inning niet, dan ben je niets verschuldigd.",
  confirmButton: "Betaling bevestigen",
  methodButton: "Andere betaalmethode kiezen",
  reason: "Je krijgt deze e-mail omdat we geld van jou zouden innen. E-mails over je geld sturen we altijd.",
};
