import {
  ADULT_AGE_YEARS,
  DEFAULT_CEILING_CENTS,
  MAX_CARRIED_MONTHS,
  MIN_CHARGE_CENTS,
  MIN_AGE_YEARS,
  NOTICE_HOURS,
  REFUND_DAYS,
  RELEASE_DAYS,
} from "@kalivo/domain/limits.ts";
import { formatEuros } from "@kalivo/domain/money/display.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

const NOTICE_DAYS = NOTICE_HOURS / 24;

export const terms = ({ association, mail }: LegalFacts): LegalPaper => ({
  title: "Terms",
  lead: `What ${APP_NAME} does for you, and what we ask of you.`,
  sections: [
    {
      title: "Who we are",
      lines: [
        `${APP_NAME} is run by ${association}, a Belgian non-profit association. You reach us at ${mail}.`,
        "By opening an account you make an agreement with us on these terms.",
      ],
    },
    {
      title: "What it is",
      lines: [
        "People burn calories through sport. Others promise a small amount per 100 kcal. Once a month we collect what was promised and pass it on to the non-profit organisations the athlete chose.",
        "Using it costs nothing. We take no share of donations; what the payment provider keeps is shown to the cent.",
      ],
    },
    {
      title: "Your account",
      lines: [
        `Accounts are for people of ${MIN_AGE_YEARS} or older; under ${ADULT_AGE_YEARS} with the consent of a parent. Giving, donation codes and a public profile are for people of ${ADULT_AGE_YEARS} or older.`,
        "An account belongs to one person. Use your own name or a pseudonym, and an email address that is yours.",
        "Keep your password and passkeys to yourself, and tell us when you think somebody else has them.",
      ],
    },
    {
      title: "Giving",
      lines: [
        "You choose whom you support, the rate and, if you want, a monthly limit. You can change or stop it at any time, from that moment on.",
        `All your donations together never exceed your monthly ceiling: ${formatEuros(DEFAULT_CEILING_CENTS)}, unless you change it.`,
        `Each month you get a mail with the exact sum and every line of it, at least ${NOTICE_DAYS} days before anything is collected. Until then you can lower or cancel it. The sum never rises after that mail.`,
        `Sums below ${formatEuros(MIN_CHARGE_CENTS)} are carried to the next month, for ${MAX_CARRIED_MONTHS} months at most.`,
        "A promise is no debt: what cannot be collected is let go.",
      ],
    },
    {
      title: "Where the money goes",
      lines: [
        "A donation is shared equally among the organisations the athlete had chosen when the month was closed, without those you excluded.",
        `What was paid is held for ${RELEASE_DAYS.card} days (direct debits: ${RELEASE_DAYS.sepa_debit}), because it may still be taken back, and is then paid out every month. Our books are open to everybody.`,
        "Donations collected together and passed on give no right to a tax certificate in Belgium.",
      ],
    },
    {
      title: "Money back",
      lines: [
        `Within ${REFUND_DAYS} days after a charge you can ask for it back: once a year by yourself, otherwise by writing to us.`,
        "Your rights towards your bank are untouched. When you dispute a charge there, we stop your donations until it is settled.",
      ],
    },
    {
      title: "Workouts",
      lines: [
        "Enter only what you did yourself. Your donors pay for it.",
        "The same effort counts once, however it reaches us. Unusual efforts count after one of us has looked at them. What a body cannot do does not count.",
      ],
    },
    {
      title: "Teams and codes",
      lines: [
        "Whoever runs a team acts for it, also with its money. Leaving a team ends what it gives you, from that moment on.",
        "A code is a public offer: whoever has it may use it, as long as it is good.",
      ],
    },
    {
      title: "What is not allowed",
      lines: [
        "False workouts, other people's recordings, names or pictures that mislead or insult, messages nobody asked for, and attempts to get at what is not yours.",
        "We may hold back what looks wrong, and close an account that breaks these terms. We say why, and you can object.",
      ],
    },
    {
      title: "The end",
      lines: [
        "You can delete your account at any time in Settings. Open months are settled or cancelled first, and you are told which.",
        "If we end the service, we say so two months ahead, pass on what was collected and let you take your data with you.",
      ],
    },
    {
      title: "Liability, changes, law",
      lines: [
        "We take care, and cannot promise that everything always works. We are liable for intent and gross negligence and wherever the law does not let us exclude it.",
        "We announce changes of these terms by mail 30 days ahead. If you do not agree, you can delete your account until then.",
        "Belgian law applies. If you are a consumer elsewhere in the European Union, the protection of your own country's law stays with you.",
      ],
    },
  ],
});
