import { orUnreachable } from "../unreachable.ts";

/** Days that people choose: other terms from a month on, a pause with an end, a rest. */
export const days = {
  /** The support dialog. */
  when: "When?",
  now: "Now",
  from: (day: string) => `From ${day}`,
  laterHelp:
    "Until that day your support stays as it is. You can change this, or take it back, any time before.",
  replaces: "This takes the place of what you planned before.",
  stays: (plan: string) => `${plan}. That stays planned.`,
  forget: "Undo what is planned",

  /** Beside a supported person, for who supports them. */
  next: (day: string, rate: string) => `From ${day}: ${rate} per 100 calories`,
  nextFor: (day: string, rate: string, name: string) => `From ${day}: ${rate} per 100 calories for ${name}`,
  resting: (day: string) => `Resting until ${day}`,
  restingOf: (name: string, day: string) => `${name} is resting until ${day}`,

  /** A payer's pause. */
  pauseDay: "Pause until",
  pauseDayHelp: "Without a day, you pause until you go on.",
  pausedUntil: (day: string) => `Paused until ${day}`,
  changeDay: "Change the day",
  changePause: "Change your pause",

  /** A burner's rest. */
  rest: "Rest for a while",
  restHelp:
    "Until that day your calories count for you alone: nobody gives for them. Those who support you read the day, and we send no reminders. You can change it, or end it, any time.",
  restDay: "Rest until",
  restAction: "Rest",
  youRest: (day: string) => `You're resting until ${day}`,
  youRestHelp: "What you burn meanwhile is yours alone: nobody gives for it.",
  endRest: "End my rest",

  chooseDay: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
  failed: (status: number) => orUnreachable(status, `there was an error : ${status}`),
};
