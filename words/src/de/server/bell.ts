import type { bell as english } from "../../en/server/bell.ts";
/** What notifications say, in the app and on a locked screen: never a figure of somebody's body, never somebody else's money. */
export const bell: typeof english = {
  newDonor: (name: string) => `${name} unterstützt dich.`,
  cheered: "Jemand, der dich unterstützt, applaudiert dir für deine Woche.",
  answered: (name: string) => `${name} hat dir geschrieben.`,
  collecting: (amount: string, day: string) => `Wir ziehen am ${day} ${amount} ein. Du musst nichts tun.`,
  collected: (amount: string) => `Danke für deine ${amount}. Sieh, wohin sie gehen.`,
  notCollected: (amount: string) => `Wir konnten ${amount} nicht einziehen. Sieh, was du tun kannst.`,
  answerDue: (month: string) =>
    `Deine Unterstützer haben für ${month} gegeben. Vielleicht hast du ein Wort für sie.`,
  answersOver: (month: string) => `Deine Unterstützer haben für ${month} gegeben.`,
  collectingFrom: (team: string, amount: string, day: string) =>
    `Wir ziehen am ${day} ${amount} von ${team} ein. Du musst nichts tun.`,
  collectedFrom: (team: string, amount: string) => `${team} hat ${amount} gegeben. Sieh, wohin sie gehen.`,
  notCollectedFrom: (team: string, amount: string) =>
    `Wir konnten ${amount} nicht von ${team} einziehen. Sieh, was du tun kannst.`,
  proof: (organisation: string, amount: string) =>
    `${organisation} zeigt, was deine ${amount} bewirkt haben.`,
  proofRaised: (organisation: string, amount: string) =>
    `${organisation} zeigt, was die ${amount} bewirkt haben, die du gesammelt hast.`,
  several: (figure: number) => `${figure} Neuigkeiten`,
  noPushService: "Den Benachrichtigungsdienst dieses Browsers kennen wir nicht.",
  otherKey: "Der Schlüssel für Benachrichtigungen hat sich geändert. Lade die Seite neu.",
  halfQuiet: "Eine Ruhezeit braucht einen Anfang und eine andere Stunde als Ende.",
  subscribed: "In diesem Browser sind Benachrichtigungen eingeschaltet.",
  ended: "Benachrichtigungen sind ausgeschaltet.",
};
