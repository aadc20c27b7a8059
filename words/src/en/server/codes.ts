/** What is said about codes, by those who make them and those who use them. */
export const codes = {
  notACode: "This code is not a valid code",
  expired: "This code is expired",
  own: "This code is your own, or of your own team.",
  used: "You already used this code",
  full: "This code has reached it's users limit",
  refusedBefore: "You refused this donor before. Allow them again first, in Privacy.",
  failed: "An error occured while applying the code, please retry later.",
  tooManyToday: (most: number) =>
    `The owner of this code has started to support ${most} people today, the most there can be. Try again tomorrow.`,

  unknown: "There is no such code.",
  dayOver: "This day is over. Choose today or a later day.",
  fromAge: (years: number) => `You can create codes from the age of ${years}.`,
  needsMethod: "A code that gives money needs a valid payment method. Add one first.",
  teamNeedsMethod: "A code that gives money needs a valid payment method of the team. Add one first.",
  stopped: {
    dispute: "A payment is disputed: no code that gives money can be made until we have talked. Write to us.",
    pause: "Support is paused. Go on first, on the payment page; then codes can be made again.",
    own: "Support is stopped. Let it go on first; then codes can be made again.",
  },
  tooManyActive: (most: number) => `There are ${most} active codes already. Archive one you no longer need.`,

  supportedAlready: (name: string) => `${name} supported you already; that stays as it is.`,
  gives: (name: string, rate: string) => `${name} now gives ${rate} per 100 calories you burn.`,
  givesAtMost: (name: string, rate: string, most: string) =>
    `${name} now gives ${rate} per 100 calories you burn, at most ${most} a month.`,
  joined: (team: string) => `You joined ${team}.`,
  inTeamAlready: (team: string) => `You are already in ${team}.`,
  invited: (name: string) => `${name} invited you.`,
};
