import {
  CHARGE_DAY_NL as CHARGE_DAY,
  CLOSE_DAY_NL as CLOSE_DAY,
  LEAST_CHARGE,
  NOTICE_DAYS,
} from "../../figures.ts";
import type { payment as english } from "../../en/screens/payment.ts";

/** The page before the provider's own: what happens when. */
export const payment: typeof english = {
  forTeam: (team) => `Voor het team ${team}.`,
  gives: (name, rate, limit) =>
    `Voor elke 100 calorieën die ${name} verbrandt, geef je ${rate}${limit === null ? "" : `, hoogstens ${limit} per maand`}.`,
  title: "Zo werkt betalen",
  steps: [
    {
      title: "We tellen de maand op",
      help: `Op de ${CLOSE_DAY}: de calorieën van je sporters maal je bedrag, nooit boven je limieten.`,
    },
    {
      title: `${NOTICE_DAYS} dagen vooraf een e-mail`,
      help: "Je ziet het juiste bedrag en elke regel. Je kunt het verlagen of annuleren vanuit de e-mail.",
    },
    {
      title: `Eén betaling, rond de ${CHARGE_DAY}`,
      help: `Eén betaling voor iedereen die je steunt. Onder ${LEAST_CHARGE} schuift ze door naar volgende maand.`,
    },
  ],
  cancelAnyTime: "Je stopt wanneer je wilt: twee tikken op de startpagina, zonder reden.",
  dispute: "Je hebt 2 maanden om een betaling bij je bank te betwisten.",
  ceiling: (amount) =>
    `Wat er ook gebeurt: nooit meer dan ${amount} per maand. Je verandert dat in Instellingen.`,
  toTheAssociation: (association: string) =>
    `Je geld gaat naar ${association}. Die geeft het door aan de organisaties die je sporters kozen.`,
  birthdayHelp: "Betalen is voor wie 18 jaar of ouder is. We vragen het één keer; alleen jij ziet het.",
  birthdayMissing: "Vul eerst je geboortedatum in, bijvoorbeeld 31/12/1990.",
  add: "Betaalmethode toevoegen",
  modify: "Betaalmethodes wijzigen",
  inUse: (method: string) => `In gebruik: ${method}.`,
  saved: "Je betaalmethode is opgeslagen.",
  waiting: "We wachten op de bevestiging van de betaaldienst…",
  cancelled: "Er is geen betaalmethode opgeslagen. Probeer het opnieuw wanneer je wilt.",
  /** Of somebody who supports people and left this step for later. */
  missing:
    "Je steun is bewaard. Er ontbreekt één ding: een betaalmethode. Tot je er een toevoegt, krijgen de organisaties van je sporters niets en betaal je niets.",
};
