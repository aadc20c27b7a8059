import type { paymentProblem as english } from "../../en/mails/payment-problem.ts";

export const paymentProblem: typeof english = {
  confirmSubject: "Je bank vraagt je om je donatie te bevestigen",
  declinedSubject: "Je donatie kon niet worden geïnd",
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
    "Twee maanden na elkaar konden niet worden geïnd. Daarom is je steun gepauzeerd. Ze loopt weer door zodra een betaling lukt, of als je een andere betaalmethode kiest en daarna op Doorgaan drukt.",
  endedSubject: (month) => `Voor ${month} wordt niets meer geïnd`,
  endedTitle: (month) => `Voor ${month} wordt niets meer geïnd`,
  ended: (amount, month) =>
    `De inning van ${amount} voor ${month} is beëindigd. Daarvan wordt niets meer genomen, en je hoeft niets te doen.`,
  endedWhy: {
    payer_asked: "Je hebt het ons gevraagd.",
    mistake: "Dit had niet van je gevraagd mogen worden. Onze excuses.",
    unreachable: "Onze mails hierover hebben je niet bereikt, en zonder aankondiging innen we niets.",
    stopped: "Je inningen zijn gestopt na een betwisting bij je bank.",
    not_attempted: "We konden het niet op tijd innen.",
  },
  noDebt: "Een toezegging is geen schuld: kan ze niet worden geïnd, dan ben je niets verschuldigd.",
  confirmButton: "Betaling bevestigen",
  methodButton: "Andere betaalmethode kiezen",
  reason: "Je krijgt deze e-mail omdat er geld van jou geïnd zou worden. Je kunt hem niet uitzetten.",
};
