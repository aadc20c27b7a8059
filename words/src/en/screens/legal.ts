import { NOTICE_DAYS } from "../../figures.ts";
import { APP_NAME } from "../../app-name.ts";

/** Short forms of the documents; the consent text carries its version. */
export const legal = {
  whole: "Read the full text",
  termsTitle: "Terms in short",
  terms: [
    "Donors choose a rate per 100 calories and, if they want, a monthly limit.",
    "Donations are collected once a month, by card or bank debit, in euros.",
    `Donors get an email ${NOTICE_DAYS} days before each charge and can cancel it or change their payment.`,
    "A charge can be disputed with the bank for up to 2 months. Your legal rights towards your bank remain.",
    "The money goes to the organisations the burner chose. We are a Belgian non-profit association.",
    "Accounts are for people of 13 or older. Giving, codes and public profiles are for people of 18 or older.",
  ],
  privacyTitle: "Privacy in short",
  privacy: [
    "Your workouts are visible to you only. Others see totals, and only as your settings allow.",
    "People who support you see the calories, rate and amount of their own donation each month and, day by day, what they owe so far.",
    "You choose in Settings what others see, and you can use a pseudonym.",
    "We keep no card numbers: the payment provider does.",
    "You can export your data or have your account deleted at any time.",
  ],
  health: {
    version: "2026-11-29",
    title: "Your workouts are health data",
    help: "We need your explicit consent to use them.",
    points: [
      "We use your workouts, height and weight to work out your calories.",
      "Your donors see the sums of a week and of a month and, day by day, what they owe so far. They never see a workout itself: no sport, no time, no place.",
      "We never sell this data and never use it for advertising.",
      "You can take your consent back in Emails & privacy settings. Your height, your weight and workouts that are not in a donation yet are then deleted.",
    ],
    check: `I agree that ${APP_NAME} uses my workouts and body data to work out donations.`,
    tick: "Tick the box to agree, or continue without workouts.",
    agree: "Agree and continue",
    refuse: "Continue without workouts",
    failed: "Your answer could not be saved. Try again.",
  },
};
