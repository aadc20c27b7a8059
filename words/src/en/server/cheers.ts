/** What donors and burners say to each other: a tap on a week, a word on a month. */
export const cheers = {
  cheered: "You cheered.",
  takenBack: "You took your cheer back.",
  readAlready: "Your cheer was seen already, so it stays.",
  otherWeek: "A new week has begun. Load the page again.",
  rested: "That was a week of rest. It needs no cheer.",
  noMonth: "This month is no longer open for an answer.",
  fixed: "Your answer was sent and stays as it is.",
  /** What a burner may choose for their donors; read by each in their own language. */
  ready: {
    thanks: "Thank you. Knowing you are behind me got me out of the door.",
    together: "We did this together: I moved, you gave. Thank you.",
    onwards: "Thank you for this month. I already look forward to the next one.",
  },
};
