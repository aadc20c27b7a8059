import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { moneyBack as english } from "../../en/screens/money-back.ts";

/** A charge after its day: paid back, disputed, refused, and what stands in the way of the next one. */
export const moneyBack: typeof english = {
  title: "Klopt er iets niet?",
  ask: "Een terugbetaling vragen",
  why: "Waarom? (hoeft niet)",
  reasons: {
    unrecognised: "Ik herken het niet",
    too_much: "Het is meer dan ik verwachtte",
    requested: "Een andere reden",
  },
  askTitle: (amount) => `Wat is deze ${amount}?`,
  what: (month, day, method) => `Het is wat je gaf voor ${month}, op ${day} geïnd via ${method}, voor:`,
  whose: (name, amount) => `${name}: ${amount}`,
  effect:
    "Als we je terugbetalen, zien de mensen die je steunde een kleiner bedrag, en krijgen de organisaties het niet.",
  stays: "Volgende maand loopt je steun door. Je kunt op elk moment stoppen.",
  bankNot:
    "Je hebt je bank hier niet voor nodig: een betwisting kan de vzw 20 € kosten en zet je donaties hier stop.",
  refund: (amount) => `${amount} terugbetalen`,
  keep: "Zo laten",
  asked: "Je terugbetaling is onderweg.",
  until: (day) => `Tot en met ${day} kun je het hier laten terugbetalen, voor één maand per jaar.`,
  refundObstacles: {
    "not-paid": () => "Voor deze maand is niets geïnd.",
    "under-way": () => `Deze maand wordt al terugbetaald. Dat duurt 5 tot ${REFUND_ARRIVES_DAYS} dagen.`,
    disputed: () =>
      "Je bank heeft deze betaling al teruggehaald. Als we ze ook terugbetalen, krijg je ze twee keer.",
    "nothing-left": () => "Deze maand is helemaal terugbetaald.",
    "too-late": (mail) =>
      `Je kunt een maand hier laten terugbetalen tot ${REFUND_DAYS} dagen na de betaling. Schrijf naar ${mail}: dan bekijken we het.`,
    "one-a-year": (mail) =>
      `Je hebt dit jaar al een maand laten terugbetalen. Schrijf naar ${mail}: dan bekijken we het.`,
  },
  write: (mail) => `Schrijf naar ${mail}`,
  returned: (amount, left) => `${amount} kwam bij je terug. ${left} telt als gegeven.`,
  refunds: {
    way: (amount, method) =>
      `${amount} is onderweg terug naar ${method}. Dat duurt 5 tot ${REFUND_ARRIVES_DAYS} dagen.`,
    paid: (amount, method, day) => `${amount} is op ${day} terugbetaald via ${method}.`,
    failed: (amount, mail) =>
      `We konden ${amount} niet terugbetalen. Schrijf naar ${mail}, dan zoeken we een andere manier.`,
  },
  disputes: {
    inquiry: (amount) =>
      `Je bank stelt een vraag over deze betaling van ${amount}. Er verandert voorlopig niets.`,
    inquiry_closed: () => "Je bank stelde een vraag over deze betaling. Ze blijft zoals ze was.",
    open: (amount) =>
      `Je bank heeft ${amount} teruggehaald omdat de betaling betwist wordt. Tot ze beslist, telt het niet als gegeven.`,
    won: (amount) => `Je bank heeft de betwisting bekeken: de betaling van ${amount} blijft staan.`,
    lost: (amount) => `Je bank heeft ${amount} definitief teruggehaald. Het telt niet als gegeven.`,
  },

  tryNow: "Probeer nu",
  tried: "We proberen het nu.",
  retryOn: (day) => `We proberen het opnieuw op ${day}.`,
  noRetry: "We proberen het niet meer met deze betaalmethode.",
  noDebt: "Lukt een inning niet, dan ben je niets verschuldigd.",
  newMethod: "Andere betaalmethode kiezen",
  addMethod: "Betaalmethode toevoegen",
  confirm: "Bij je bank bevestigen",
  confirmHelp: "Je bank wil dat je deze betaling zelf bevestigt. Het duurt een minuut.",
  processing: (day) => `Je bank is ermee bezig. Ten laatste op ${day} weten we meer; je hoeft niets te doen.`,
  givenUp: "De inning voor deze maand is mislukt en we proberen het niet meer. Je bent niets verschuldigd.",
  tryObstacles: {
    "not-failed": null,
    "under-way": "We proberen het op dit moment.",
    confirm: null,
    blocked: null,
    "no-method": "Er is geen betaalmethode om het mee te proberen.",
    "new-method": null,
    "too-soon": "We probeerden het minder dan een uur geleden.",
    "too-many": "Meer pogingen laten banken in een maand niet toe.",
  },

  problems: {
    blocked:
      "Je bank heeft een betaling teruggehaald. Je donaties staan stil tot we elkaar gesproken hebben.",
    confirm: "Je bank wil dat je een betaling zelf bevestigt.",
    declined: (day) => `Je bank weigerde een betaling. We proberen het opnieuw op ${day}.`,
    declinedNow: "Je bank weigerde een betaling. We proberen het opnieuw.",
    "new-method": "Je bank aanvaardt deze betaalmethode niet meer. Kies een andere.",
    paused:
      "De inning is twee keer na elkaar mislukt: je steun is gepauzeerd. Kies een andere betaalmethode om door te gaan.",
    resume: "Je steun is gepauzeerd. Ga door, en hij telt weer vanaf nu.",
    "no-method": "Er is nog geen betaalmethode: je steun telt zodra je er een toevoegt.",
    "card-expiring": "Je kaart vervalt deze maand, of is al vervallen. Zet de nieuwe in de plaats.",
  },
  stopped:
    "Je bank liet ons weten dat je een betaling betwist. Daarom innen we niets meer, en start er via je codes geen nieuwe steun. Was het een vergissing? Schrijf ons, en je steun kan doorgaan.",
  goOn: "Doorgaan",
  seeStatement: "Afrekening bekijken",
};
