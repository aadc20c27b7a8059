import { NOTICE_DAYS } from "../figures.ts";
import { APP_NAME } from "../app-name.ts";
import { pluralOf } from "../plural.ts";

const { counted } = pluralOf("en");

/** The public pages, which the server writes: read by people who never saw the product. */
export const pages = {
  start: `${APP_NAME}, start page`,
  openInApp: `Open in ${APP_NAME}`,
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
    result: "The result so far",
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
    lead: "What donors gave each month, what it cost, and who it went to.",
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
