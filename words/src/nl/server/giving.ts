import { LEAST_CHARGE } from "../../figures.ts";
import { REFUND_ARRIVES_DAYS, REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { giving as english } from "../../en/server/giving.ts";

export const giving: typeof english = {
  unknownPerson: "Deze persoon bestaat niet.",
  oneself: "Je kunt jezelf niet steunen.",
  pledgeFromAge: (years: number) => `Je kunt iemand steunen vanaf ${years} jaar.`,
  cannotSupport: "Je kunt deze persoon niet steunen.",
  stoppedByDispute:
    "Een betaling wordt betwist. Daarom kan er niemand nieuw worden gesteund tot we elkaar gesproken hebben. Schrijf ons, en we bekijken het samen.",
  stopLater: "Steun stopt meteen, wanneer je maar wilt. Een latere dag is voor een ander bedrag.",
  stoppedElsewhere: "Je steunt deze persoon niet meer: je steun is elders gestopt. Er is niets gewijzigd.",
  nothingToPlan: "Je steunt deze persoon niet, dus er is later niets te veranderen.",
  noMonthAhead: (months: number) =>
    `Kies de eerste dag van een maand die nog komt, hoogstens ${months} maanden vooruit.`,
  notPaused: "Je steun is niet gepauzeerd.",
  goOnNeedsMethod:
    "Kies eerst een andere betaalmethode: de huidige kon twee maanden na elkaar niet worden gebruikt.",
  goesOn: "Je steun loopt weer: wat vanaf nu wordt verbrand, telt.",
  stillStopped:
    "Je pauze is voorbij. Je steun blijft gestopt, want je bank haalde een betaling terug: niets telt tot we elkaar gesproken hebben. Schrijf ons.",
  nothingToPause: "Er is niets te pauzeren: je geeft aan niemand.",
  paused: "Gepauzeerd. Wat vanaf nu wordt verbrand, kost niets.",
  stoppedAll: "Gestopt. Je steunt niemand meer.",
  stoppedAndCancelled: "Gestopt. Je steunt niemand meer, en we innen de aangekondigde donaties niet.",
  pausedUntil: "Gepauzeerd. Tot die dag kost wat er verbrand wordt niets; daarna telt het vanzelf weer.",
  noDayAhead: (months: number) => `Kies een dag vanaf morgen, hoogstens ${months} maanden vooruit.`,
  resting: "Rust goed uit. Tot die dag zijn je calorieën alleen van jou, en geeft niemand ervoor.",
  restOver: "Welkom terug: wat je vanaf nu verbrandt, telt voor wie je steunt.",
  notResting: "Je rust niet.",
  stoppedNotCancelled:
    "Gestopt. Je steunt niemand meer. De aangekondigde donaties konden niet geannuleerd worden: we innen ze nu, of ze zijn voorbij.",
  notYourDonor: "Dit is geen donateur van jou.",
  donorRefused: "Je krijgt geen steun meer van deze donateur.",
  donorAllowed: "Deze donateur kan je weer steunen.",
  said: {
    started: "Je steunt deze persoon nu.",
    changed: "Je steun is gewijzigd.",
    unchanged: "Je steun blijft ongewijzigd.",
    stopped: "Je steunt deze persoon niet meer.",
    "nothing-to-stop": "Je steunde deze persoon niet.",
    planned: "Gepland. Tot die dag blijft je steun zoals hij is.",
    "plan-taken-back": "Teruggenomen. Je steun blijft zoals hij is.",
  },

  noPayments: "betalingen zijn niet ingesteld",
  methodFromAge: (years) => `Je kunt een betaalmethode toevoegen vanaf ${years} jaar.`,
  pageUnreachable: "De betaalpagina is nu niet bereikbaar. Probeer het over enkele minuten opnieuw.",
  blacklistNeedsMethod:
    "Om organisaties uit te sluiten, moet je eerst een betaalmethode hebben of iemand steunen.",
  choiceSaved: "Je keuze is opgeslagen.",
  otherMode: "Genegeerd: van de andere modus.",
  received: "Ontvangen.",

  unknownStatement: "Deze afrekening bestaat niet.",
  unknownLine: "Deze regel staat niet meer in deze maand.",
  collecting: "Deze maand kan niet meer veranderen: ze wordt geïnd, of ze is voorbij.",
  onlyWhole: "We probeerden al te innen: de regels blijven zoals ze zijn. De hele maand annuleren kan wel.",
  notLower: "Het nieuwe bedrag moet lager zijn dan het huidige.",
  nothingPaid: "In dit jaar is niets betaald.",
  noReceipt: "Deze maand is niet betaald, dus er is geen betalingsbevestiging.",
  notPublic: "Deze maand staat niet apart: ze heeft zo weinig donateurs dat we ze bij een andere tellen.",
  notSealed: "Deze maand is niet verzegeld.",

  note: {
    ended: (day, why) => `Beëindigd op ${day}: we innen niets meer. ${why}`,
    why: {
      payer_asked: "Je hebt erom gevraagd.",
      mistake: "We hadden dit niet van je mogen vragen.",
      unreachable: "Onze e-mails hierover kwamen niet aan, en zonder aankondiging innen we niets.",
      stopped: "Je inningen zijn gestopt na een betwisting bij je bank.",
      not_attempted: "We konden het niet op tijd innen.",
      nobody_left: "Er was niemand meer om het aan te vragen.",
    },
    anew: "We inden niets op de aangekondigde dag. Je krijgt een nieuwe e-mail met een nieuwe dag voor we innen.",
    stopped:
      "We stopten met innen na een betwisting bij je bank. We innen niets voor dat geregeld is en je een nieuwe e-mail kreeg.",
  },

  link: {
    forged: "Deze link is niet van ons.",
    expired: "Deze link is verlopen.",
    "used-up": "Dit is al gebeurd, of deze maand kan zo niet meer veranderen.",
    "not-yours": "Deze e-mail was voor iemand die hier niet meer beslist.",
    moved:
      "Deze e-mail ging naar een ander adres dan je account nu heeft, dus de links erin werken niet meer. Meld je aan om deze maand te wijzigen.",
  },
  rest: {
    carried: `Gedaan. Wat overblijft, is minder dan ${LEAST_CHARGE}: we innen het nu niet. Het komt bij volgende maand, en je weet het drie dagen vooraf.`,
    waived: "Gedaan. Wat overblijft, is te weinig om te innen: je betaalt niets voor deze maand.",
  },
  linkSaid: {
    cancel: "De donaties van deze maand worden niet geïnd.",
    drop_line: "Deze regel is uit de maand gehaald.",
    stop_pledge: "Je steunt deze persoon niet meer.",
    change_method: "Kies je nieuwe betaalmethode.",
    lower_line: "Je maand is verlaagd.",
    stop_all: "Gestopt. Je steunt niemand meer.",
  },

  refund: {
    "not-paid": () => "Voor deze maand is niets geïnd, dus er is niets terug te betalen.",
    "under-way": () => `Deze maand wordt al terugbetaald. Dat duurt 5 tot ${REFUND_ARRIVES_DAYS} dagen.`,
    disputed: () =>
      "Je bank heeft deze betaling al teruggehaald. Als we ze ook terugbetalen, krijg je ze twee keer.",
    "nothing-left": () => "Deze maand is al helemaal terugbetaald.",
    "too-late": (mail) =>
      `Een maand kan binnen ${REFUND_DAYS} dagen na de inning meteen terugbetaald worden. Schrijf naar ${mail}.`,
    "one-a-year": (mail) =>
      `Je hebt dit jaar al een maand laten terugbetalen. Schrijf naar ${mail}: dan bekijken we het.`,
  },
  tryAgain: {
    "not-failed": () => "Er valt niets opnieuw te proberen: de inning van deze maand is niet mislukt.",
    "under-way": () => "Deze maand wordt op dit moment geïnd.",
    confirm: () => "Je bank vraagt je bevestiging. Open de pagina van je bank vanuit de afrekening.",
    blocked: (mail) => `Je donaties zijn stopgezet na een betwisting. Schrijf naar ${mail}.`,
    "no-method": () => "Er is geen betaalmethode. Voeg er eerst een toe.",
    "new-method": () => "Je bank laat niet toe om deze betaalmethode opnieuw te proberen. Kies een andere.",
    "too-soon": () => "We probeerden dit minder dan een uur geleden. Wacht nog even.",
    "too-many": () => "Meer pogingen laten banken in een maand niet toe. Kies een andere betaalmethode.",
  },
};
