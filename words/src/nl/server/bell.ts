import type { bell as english } from "../../en/server/bell.ts";

export const bell: typeof english = {
  newDonor: (name) => `${name} steunt je.`,
  cheered: "Iemand die jou steunt, juichte voor je week.",
  answerDue: (month: string) =>
    `Je donateurs hebben gegeven voor ${month}. Misschien heb je een woordje voor hen.`,
  answersOver: (month: string) => `Je donateurs hebben gegeven voor ${month}.`,
  answered: (name) => `${name} schreef je.`,
  collecting: (amount, day) => `We innen ${amount} op ${day}. Je hoeft niets te doen.`,
  collected: (amount) => `Bedankt voor je ${amount}. Bekijk waar ze naartoe gaan.`,
  notCollected: (amount) => `We konden ${amount} niet innen. Bekijk wat je kunt doen.`,
  collectingFrom: (team, amount, day) => `We innen ${amount} bij ${team} op ${day}. Je hoeft niets te doen.`,
  collectedFrom: (team, amount) => `${team} gaf ${amount}. Bekijk waar ze naartoe gaan.`,
  notCollectedFrom: (team, amount) => `We konden ${amount} niet innen bij ${team}. Bekijk wat je kunt doen.`,
  proof: (organisation, amount) => `${organisation} toont wat jouw ${amount} deed.`,
  proofRaised: (organisation, amount) => `${organisation} toont wat de ${amount} deed die je ophaalde.`,
  several: (figure) => `${figure} nieuwtjes voor jou`,
  noPushService: "We kennen de meldingendienst van deze browser niet.",
  otherKey: "De sleutel voor meldingen is veranderd. Laad de pagina opnieuw.",
  halfQuiet: "Stille uren hebben een begin nodig en een ander uur als einde.",
  subscribed: "Meldingen staan aan in deze browser.",
  ended: "Meldingen staan uit.",
};
