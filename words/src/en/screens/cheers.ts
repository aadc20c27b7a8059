import { ANSWER_CHANGES_MINUTES } from "@kalivo/domain/people/answer.ts";
import { pluralOf } from "../../plural.ts";

const { counted, plural } = pluralOf("en");

/** A tap on a week, a word on a month, and a week of a team. */
export const cheers = {
  lastWeek: "Last week",
  kcal: (kcal: string) => `${kcal}\u00a0kcal`,
  moved: "moved",
  received: (n: number) =>
    plural(n, (figure) => ({
      one: "One of your donors cheered your week",
      other: `${figure} of your donors cheered your week`,
    })),
  more: (n: number) => counted(n, { one: "more", other: "more" }),
  cheer: "Cheer",
  cheered: "You cheered",
  about: (name: string) => `for ${name}`,
  ofLastWeek: (name: string, kcal: string) => `${name} burned ${kcal}\u00a0kcal last week.`,
  movedLastWeek: (name: string) => `${name} moved last week.`,
  wroteToYou: (name: string) => `${name} wrote to you`,
  answer: {
    title: (month: string) => `A word for your donors of ${month}`,
    ask: (n: number) =>
      plural(n, (figure) => ({
        one: "One donor gives for your calories. Your words stand above what they give.",
        other: `${figure} donors give for your calories. Your words stand above what they give.`,
      })),
    write: "Write to them",
    change: "Change your words",
    choose: "What do you want to say?",
    own: "In my own words",
    ownHint: "Nobody but these donors reads it",
    words: "Your words",
    send: "Send",
    sent: "Sent. They read it once their donation has arrived.",
    fixedAfter: `You can change it for ${ANSWER_CHANGES_MINUTES} minutes, until somebody reads it.`,
    wrote: "You wrote",
  },
  relay: {
    title: "Last week together",
    moved: (n: number, of: number) =>
      plural(n, (figure) => ({ one: `${figure} of ${of} moved`, other: `${figure} of ${of} moved` })),
    yours: (kcal: string) => `Your ${kcal}\u00a0kcal are in it.`,
    rested: "You rested. Rest counts too.",
    allRested: "Everybody rested last week. Rest counts too.",
    hidden: "You keep your calories to yourself, so yours are not in it.",
    others: (n: number) =>
      plural(n, (figure) => ({
        one: "One other keeps their calories to themselves: they are in no figure here.",
        other: `${figure} others keep their calories to themselves: they are in no figure here.`,
      })),
    middle: (kcal: string) => `A usual week of yours: ${kcal}\u00a0kcal`,
    table: "Member by member",
    who: "Member",
    burned: "Calories",
    rest: "rest",
  },
};
