import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("en");

/** The public pages, which the server writes: read by people who never saw the product. */
export const pages = {
  start: `${APP_NAME}, start page`,
  openInApp: `Open in ${APP_NAME}`,
  /** Where a browser runs no scripts. */
  withoutScripts: "The app needs JavaScript. You can read these pages without it:",
  thisPage: "Read this page",
  organisations: {
    title: "Organisations",
    lead: "The money goes to the ones you choose. These are all of them.",
    all: "All organisations",
    none: "No organisation has joined yet.",
    next: "More organisations",
    previous: "Back to the ones before",
    page: (n: number) => `page ${n}`,
    raised: "raised so far",
    chosenBy: (n: number) => `Chosen by ${counted(n, { one: "burner", other: "burners" })}`,
    moveFor: (name: string) => `Move for ${name}`,
    about: "About",
    posts: "What the money did",
    confirmed: (day: string) => `Confirmed on ${day} that it takes part.`,
    ofPayout: (amount: string, day: string) => `From a transfer of ${amount} on ${day}`,
    cameBack: (day: string) =>
      `This transfer came back on ${day}. The money is owed to the organisation again.`,
    paidAgain: (back: string, again: string) =>
      `This transfer came back on ${back}. The money was paid again on ${again}.`,
    result: "The organisation’s own result so far",
    costs: {
      title: "What Kalivo costs",
      what: "What",
      paidTo: "Paid to",
      yearly: "A year",
      total: "Together, a year",
      covered: (kept: string, total: string, year: number) =>
        `Given for this in ${year}: ${kept} of ${total}.`,
      tooFew: "We say how much was given for this once five people did.",
      none: "We are still writing the list. Once it is ready, you can read it here.",
    },
  },
  people: {
    support: (name: string) => `Support ${name}`,
    raisesFor: (name: string) => `${name} raises money for`,
    moves: (name: string) => `${name} moves, and we count the calories.`,
    raised: "raised",
    given: "given",
  },
  teams: {
    kind: "Team",
    given: "given together",
  },
  how: {
    title: "How it works",
    moves: "Someone moves, and we count the calories.",
    give: "You give a few cents per 100 calories. You set a monthly limit and never pay more.",
    arrives: "We collect it once a month and pay it to the organisations.",
    trust: `An email ${NOTICE_DAYS} days before we collect. Stop whenever you like. Our books are open to everyone.`,
  },
  months: {
    lead: "What donors gave each month, and who it went to.",
    title: (month: string) => `Given in ${month}`,
    inShort: (month: string, gross: string, net: string) =>
      `Donors gave ${gross} in ${month}. Of that, ${net} is for the organisations.`,
    way: "From donors to organisations",
    all: "All months",
    whole: "The whole books, with payouts and checksums",
    given: "given so far",
    held: "on hold",
    payable: "to be paid out",
    paid: "paid out",
    kept: "kept for what Kalivo costs",
  },
  missing: {
    title: "There is nothing here",
    text: "This page doesn't exist, or it isn't public.",
  },
  busy: {
    title: "One moment, please",
    text: "Many pages were opened in a short time. Please try again in a minute.",
  },
};
