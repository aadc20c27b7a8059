import { ADDRESS_CODE_HOURS, ADDRESS_LINK_DAYS } from "@kalivo/domain/limits.ts";
export const confirmAddress = {
  subject: "Confirm your email address",
  preview: "A code and a link: use whichever is easier.",
  title: "Confirm your email address",
  intro: "We ask for this before anything is paid, so that our notices about money surely reach you.",
  introChange:
    "You want to use this address for your account. It takes the place of the old one once it is confirmed.",
  code: "Your code",
  button: "Confirm this address",
  validity: `The code is valid for ${ADDRESS_CODE_HOURS} hours, the button for ${ADDRESS_LINK_DAYS} days.`,
  notYou: "If this wasn't you, ignore this email: without it nobody can use this address.",
  reason: "You get this email because somebody gave this address for an account.",
};
