/** The page before the provider's own: what happens when. */
export const payment = {
  forTeam: (team: string) => `For the team ${team}.`,
  title: "How paying works",
  steps: [
    {
      title: "We add up the month",
      help: "On the 1st: what your burners did, times your rate, never over your limits.",
    },
    {
      title: "Email 3 days before",
      help: "With the exact sum and every line. Cancel or lower it with one tap.",
    },
    {
      title: "One charge at month end",
      help: "A single charge for everybody you support. Below 2,00 € it waits for next month.",
    },
  ],
  cancelAnyTime: "Cancel any time: stopping takes two taps.",
  dispute: "You have 2 months to dispute a charge with your bank.",
  ceiling: (amount: string) => `Never more than ${amount} a month over everything. You can change that.`,
  toTheAssociation: (association: string) =>
    `You give to ${association}, which passes it on to the organisations your burners chose.`,
  birthdayHelp: "Paying is for people of 18 or older. We ask once; only you see it.",
  birthdayMissing: "Give your birthday first. It looks like 31/12/1990.",
  add: "Add payment method",
  modify: "Modify payment methods",
  saved: "Your payment method is saved.",
  waiting: "We are waiting for the payment provider to confirm...",
  cancelled: "No payment method was saved. You can try again whenever you like.",
};
