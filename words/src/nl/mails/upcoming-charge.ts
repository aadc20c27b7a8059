import { REFUND_DAYS } from "@kalivo/domain/limits.ts";
import type { upcomingCharge as english } from "../../en/mails/upcoming-charge.ts";

export const upcomingCharge: typeof english = {
  subject: (amount, day) => `We innen ${amount} op ${day}`,
  anewSubject: (amount, day) => `Nieuwe dag: we innen ${amount} op ${day}`,
  anew: {
    slipped: (before) =>
      `We hadden ${before} aangekondigd, maar inden toen niets. Dit is dus de nieuwe dag, en tot dan kun je alles weer veranderen.`,
    new_people: (before) =>
      `We hadden ${before} aangekondigd. Sindsdien beslist er iemand anders voor het team, die het eerst moet weten. Daarom is dit een nieuwe dag, en tot dan kan alles weer veranderen.`,
  },
  preview: (month) => `Je donaties van ${month}. Je hoeft niets te doen.`,
  title: (month) => `Je donaties van ${month}`,
  thanks: (burners, month) => `Bedankt voor je steun aan ${burners} in ${month}.`,
  intro: (amount, day) => `We innen ${amount} op ${day}.`,
  nothingToDo: "Je hoeft niets te doen.",
  total: "Juiste bedrag",
  period: "Maand",
  chargeDay: "We innen op",
  method: "Betaalmethode",
  mandate: (reference, creditorId) =>
    `Mandaatreferte ${reference}, identificatie van de schuldeiser ${creditorId}`,
  mandateLabel: "Domiciliëring",
  number: "Afrekening",
  onStatement: "Op je rekeninguittreksel",
  linesTitle: "Het bedrag in detail",
  part: (kcal, rate, amount) => `${kcal} kcal × ${rate} per 100 kcal = ${amount}`,
  cap: (cap) => `Je maandlimiet voor deze persoon: ${cap}`,
  noCap: "Geen maandlimiet voor deze persoon",
  carried: (month) => `Doorgeschoven van ${month}, toen het bedrag te klein was om te innen`,
  asked: (amount) => `Te innen voor deze persoon: ${amount}`,
  organisations: (list) => `Gaat naar ${list}`,
  noOrganisation: "Geen organisatie om aan te geven: we innen niets",
  share: (organisation, amount) => `${organisation} (${amount})`,
  ceiling: (ceiling) =>
    `Samen kwamen je donaties boven je plafond van ${ceiling} per maand. We hebben elke donatie in verhouding verlaagd, zodat je precies dat betaalt.`,
  carriedMonths: (months) => `Hierin zit ook wat is doorgeschoven van ${months}.`,
  aheadTitle: "Wat je hebt gepland",
  ahead: (name: string, day: string, rate: string) =>
    `Vanaf ${day} geef je ${rate} per 100 kcal voor ${name}.`,
  aheadLimit: (limit: string) => `Hoogstens ${limit} per maand.`,
  pausedUntil: (day: string) => `Je steun is gepauzeerd tot ${day}.`,
  lower: "Deze maand minder betalen voor deze persoon",
  drop: "Deze persoon deze maand weglaten",
  stop: "Deze persoon niet meer steunen",
  stopAll: "Alles stoppen",
  changeTitle: "Wil je iets veranderen?",
  change: (day) => `Tot de inning op ${day} kan dat, zonder je aan te melden.`,
  cancel: "Donaties van deze maand annuleren",
  changeMethod: "Betaalmethode wijzigen",
  seeStatement: "Afrekening bekijken",
  disputeTitle: "Klopt er iets niet?",
  dispute: (mail) =>
    `Schrijf naar ${mail}. We antwoorden, en een foute inning betalen we terug tot ${REFUND_DAYS} dagen erna.`,
  disputeCard: (until) => `Je kunt de betaling ook bij je bank betwisten tot en met ${until}.`,
  disputeSepa: (until) =>
    `Je kunt het bedrag ook door je bank laten terugbetalen, zonder reden op te geven, tot en met ${until} (acht weken).`,
  grant: (association) =>
    `Je geeft je donatie aan ${association}. Die geeft ze door aan de organisaties hierboven. De kosten van de betaaldienst gaan ervan af en staan op je betalingsbevestiging.`,
  reason: "Je krijgt deze e-mail omdat we geld van jou gaan innen. E-mails over je geld sturen we altijd.",
};
