/** What a payer's running month comes to. */
export const meter = {
  title: (month: string) => `So far in ${month}`,
  until: (day: string) => `Up to the end of ${day}.`,
  ofLimit: (limit: string) => `of at most ${limit}`,
  byCeiling: "your monthly ceiling",
  byPledges: "your limits together",
  forecast: (amount: string) => `At this pace about ${amount} by the end of the month.`,
  carried: (amount: string) => `${amount} from earlier months is added.`,
  days: (announced: string, charged: string) =>
    `You get an email with the exact amount on ${announced}. Nothing is charged before ${charged}.`,
  nobody: "You support nobody right now, so nothing more is counted.",
  announced: (month: string) => `Announced for ${month}`,
  dueOn: (day: string) => `We'll collect it on ${day}. You can still change it.`,
  dueSoon: "The email is on its way. You can still change it.",
  pauseOrStop: "Pause or stop",
  pausedSince: (day: string) => `Paused since ${day}`,
  pausedHelp: "What is burned in the meantime costs nothing.",
  disputedToo: "Your bank reversed a payment as well. That stop stays after you go on, until we've talked.",
  goOn: "Go on",
};
