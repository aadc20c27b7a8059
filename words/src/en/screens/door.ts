import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "@kalivo/domain/limits.ts";
import { CEILING, LEAST_CHARGE, NOTICE_DAYS } from "../../figures.ts";

/** The landing page below its first screen: what a visitor asks before they sign up. */
export const door = {
  example: {
    title: "What a friend's month is worth",
    lead: "Pick what your friend does, and what you would give. This is an example: everybody burns calories at their own rate.",
    what: "A friend who",
    weeks: {
      runsTwice: { name: "runs twice a week", detail: "5 km each time" },
      runsFifty: { name: "runs 50 km a month", detail: "at any pace" },
      cycles: { name: "cycles to work", detail: "5 km each way, four days a week" },
      walks: { name: "walks every day", detail: "half an hour" },
    },
    rate: "You give per 100 calories",
    perHundred: (amount: string) => `${amount} per 100 calories`,
    month: (amount: string) => `about ${amount} a month`,
    calories: (kcal: string) => `for about ${kcal} calories`,
    limit: "You also set a monthly limit. You never pay more, whatever your friend does.",
    small: `Less than ${LEAST_CHARGE} isn't collected. We add it to the next month.`,
  },
  figures: {
    title: "So far",
    given: "given",
    held: "on hold for about two months, in case a bank reverses it",
    paid: "paid out",
    payable: "to be paid out",
    fees: "kept by the payment provider",
    organisations: "organisations with donations for them",
    books: "See every month",
  },
  causes: {
    title: "Where the money goes",
    lead: "You choose the organisations. What your calories raise is split equally between them.",
    all: "All organisations",
  },
  steps: {
    title: "How it works",
    all: [
      { title: "Someone moves", text: "A run, a ride, a walk. We count the calories beyond resting." },
      { title: "Others give", text: "About 10 cents per 100 calories, up to the limit each of them set." },
      { title: "It arrives", text: "We collect once a month and pay the organisations they chose." },
    ],
  },
  trust: {
    title: "You stay in charge",
    all: [
      {
        title: "Never more than you set",
        text: "A monthly limit for each person, and a ceiling for everything.",
      },
      {
        title: `An email ${NOTICE_DAYS} days before`,
        text: "It says how much and for whom. You can still lower or cancel it.",
      },
      { title: "Books open to everyone", text: "What was given, what it cost and where it is, to the cent." },
    ],
    books: "Open books",
  },
  questions: {
    title: "Questions and answers",
    all: [
      {
        question: "Can I deduct it from my taxes?",
        answer:
          "No. Donations that are collected together and passed on give no right to a tax reduction in Belgium. You do get a payment confirmation for your records.",
      },
      {
        question: "Who holds the money?",
        answer:
          "Our non-profit association. A donation waits about two months, as long as a bank can reverse it. Then we pay the organisations, and our open books show it.",
      },
      {
        question: "What if I want to stop?",
        answer:
          "Stop whenever you like, with two taps. What was burned until then is still collected, never above your limit. After our email you can still cancel that month.",
      },
      {
        question: "Can it become more than I want?",
        answer: `No. You set a monthly limit for each person. Over everything you never give more than ${CEILING} a month, unless you change that. After our email the amount can only go down.`,
      },
      {
        question: "What does it cost?",
        answer:
          "Nothing. The payment provider keeps a fee from each donation, and we show it to the cent. Our association keeps only what is given for Kalivo itself.",
      },
      {
        question: "Which apps and watches work?",
        answer:
          "Your phone's health app, Garmin Connect, Strava, files from a watch (FIT, GPX, TCX), or what you type in yourself. As a donor you can choose to give for recorded workouts only.",
      },
      {
        question: "What do my donors see?",
        answer:
          "Your calories of a week and of a month, added up, what they owe so far, day by day, and where the money goes. Never a workout itself, a place, a time or your weight.",
      },
      {
        question: `What if I'm under ${ADULT_AGE_YEARS}?`,
        answer: `From ${MIN_AGE_YEARS} on you can join with a parent's consent. Giving, codes and a public profile are for people of ${ADULT_AGE_YEARS} or older.`,
      },
    ],
  },
  end: {
    title: "Ready when you are",
    lead: "It takes two minutes. You can start by moving, by giving, or both.",
  },
  foot: {
    runBy:
      "A small Belgian non-profit runs this. It sells nothing, and keeps nothing but what is given for Kalivo itself.",
    label: "More",
    terms: "Terms",
    privacy: "Privacy",
    imprint: "Imprint and contact",
    accessibility: "Accessibility",
    source: "Source code",
  },
};
