/** What notifications say, in the app and on a locked screen: never a figure of somebody's body, never somebody else's money. */
export const bell = {
  newDonor: (name: string) => `${name} supports you.`,
  cheered: "Somebody who supports you cheered your week.",
  answerDue: (month: string) => `Your donors have given for ${month}. You may have a word for them.`,
  answersOver: (month: string) => `Your donors gave for ${month}.`,
  answered: (name: string) => `${name} wrote to you.`,
  collecting: (amount: string, day: string) => `We'll collect ${amount} on ${day}. There is nothing to do.`,
  collected: (amount: string) => `Thank you for your ${amount}. See where it goes.`,
  notCollected: (amount: string) => `We couldn't collect ${amount}. See what you can do.`,
  /** Of a team's money, to those who run it. */
  collectingFrom: (team: string, amount: string, day: string) =>
    `We'll collect ${amount} from ${team} on ${day}. There is nothing to do.`,
  collectedFrom: (team: string, amount: string) => `${team} gave ${amount}. See where it goes.`,
  notCollectedFrom: (team: string, amount: string) =>
    `We couldn't collect ${amount} from ${team}. See what you can do.`,
  proof: (organisation: string, amount: string) => `${organisation} shows what your ${amount} did.`,
  proofRaised: (organisation: string, amount: string) =>
    `${organisation} shows what the ${amount} that you raised did.`,
  several: (figure: number) => `${figure} things happened`,
  noPushService: "We don't know the push service of this browser.",
  otherKey: "The key for notifications has changed. Load the page again.",
  halfQuiet: "Quiet hours need a beginning and another hour as their end.",
  subscribed: "Notifications are on in this browser.",
  ended: "Notifications are off.",
};
