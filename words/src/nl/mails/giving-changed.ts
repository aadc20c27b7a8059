import { LEAST_AT_END, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";
import type { givingChanged as english } from "../../en/mails/giving-changed.ts";

export const givingChanged: typeof english = {
  begun: (name) => `Je steunt nu ${name}`,
  begunMany: (n) => `Je steunt nu nog ${n} mensen`,
  ended: (name) => `Je steunt ${name} niet meer`,
  endedMany: (n) => `Je steunt ${n} mensen niet meer`,
  changed: "Je steun is veranderd",
  preview: "Wie je steunt, voor welk bedrag, en wanneer we innen.",
  endedPreview: "Tot wanneer het telt, en wat we nog innen.",
  thanks: (names) => `Bedankt voor je steun aan ${names}.`,
  thanksUntilNow: (names) => `Bedankt voor je steun aan ${names} tot nu toe.`,
  rate: (rate) => `${rate} per 100 kcal`,
  from: (day) => `Telt vanaf ${day}`,
  syncedOnly: "Alleen voor trainingen die een horloge, een telefoon, Garmin of Strava opneemt",
  noOrganisation: "Nog geen organisatie gekozen: tot dan innen we niets",
  paused: "Je steun is gepauzeerd. Er telt niets tot je verdergaat.",
  endedTitle: "Wat gestopt is",
  countedUntil: (name, day) => `${name}: wat tot ${day} verbrand is, telt.`,
  raised: (amount, day) =>
    `Voor iedereen die je deze maand steunde, is tot en met ${day} ${amount} opgehaald. Dat innen we nog, met wat daarna kwam.`,
  raisedLittle: (amount, day) =>
    `Voor iedereen die je deze maand steunde, is tot en met ${day} ${amount} opgehaald. Blijft het met wat daarna kwam onder ${LEAST_AT_END}, dan innen we het niet.`,
  carried: (amount) => `Daar komt ${amount} uit vorige maanden bij.`,
  before: (amount, month, day) =>
    `Voor ${month} is ${amount} opgehaald. We innen het ten vroegste op ${day}.`,
  beforeLittle: (amount, month) =>
    `Voor ${month} is ${amount} opgehaald. Dat is minder dan ${LEAST_AT_END}: we innen het niet.`,
  announced: (amount, month) => `We hebben ${amount} aangekondigd voor ${month}. Dat blijft.`,
  collected: (month, day) => `We innen voor ${month} ten vroegste op ${day}.`,
  emailFirst: `${NOTICE_DAYS} dagen vooraf laten we je per e-mail het juiste bedrag weten.`,
  least: `Minder dan ${LEAST_CHARGE} schuift door naar de volgende maand.`,
  leastAtEnd: `Minder dan ${LEAST_AT_END} wordt niet meer geïnd.`,
  twoTaps: "Op de startpagina pauzeer of stop je alles met twee tikken, zonder reden.",
  teamTwoTaps: "Op de pagina van het team pauzeer of stop je alles met twee tikken, zonder reden.",
  teamGone:
    "Het team is verwijderd. Wat het nog moet betalen, innen we met zijn betaalmethode, en vooraf sturen we je een e-mail.",
  button: "Bekijken, pauzeren of stoppen",
  reason: "Je krijgt deze e-mail omdat veranderd is wat je geeft. E-mails over je geld sturen we altijd.",
};
