/** What is said about codes, by those who make them and those who use them. */
export const codes = {
  notACode: "This code is not a valid code",
  expired: "This code is expired",
  own: "This code is your own, or of your own team.",
  used: "You already used this code",
  full: "This code has reached it's users limit",
  refusedBefore: "You refused this donor before. Allow them again first, in Emails & privacy settings.",
  failed: "An error occured while applying the code, please retry later.",
  tooManyToday: (most: number) =>
    `The owner of this code has started to support ${most} people today, the most there can be. Try again tomorrow.`,

  unknown: "There is no such code.",
  dayOver: "This day is over. Choose today or a later day.",
  fromAge: (years: number) => `You can create codes from the age of ${years}.`,
  needsMethod: "To give money with a code, add a valid payment method first.",
  teamNeedsMethod: "To give money with a code, the team needs a valid payment method first.",
  stopped: {
    dispute: "A payment is disputed: codes that give money can't be made until we've talked. Write to us.",
    pause: "Your support is paused. Press Go on first, on the payment page; then you can make codes again.",
    own: "Your support is stopped. Let it continue first; then you can make codes again.",
  },
  tooManyActive: (most: number) => `There are ${most} active codes already. Archive one you no longer need.`,

  supportedAlready: (name: string) => `${name} already supported you; that stays as it is.`,
  gives: (name: string, rate: string) => `${name} now gives ${rate} per 100 calories you burn.`,
  givesAtMost: (name: string, rate: string, most: string) =>
    `${name} now gives ${rate} per 100 calories you burn, at most ${most} a month.`,
  joined: (team: string) => `You joined ${team}.`,
  inTeamAlready: (team: string) => `You are already in ${team}.`,
  invited: (name: string) => `${name} invited you.`,
};
