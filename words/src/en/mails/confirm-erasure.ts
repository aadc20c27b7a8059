import { ERASURE_DAYS, ERASURE_LINK_HOURS } from "@kalivo/domain/limits.ts";
export const confirmErasure = {
  subject: "Do you want to delete your account?",
  preview: "Nothing happens without the link in this email.",
  title: "Do you want to delete your account?",
  intro: `You asked for it in the app. Confirm it here within ${ERASURE_LINK_HOURS} hours; then you have ${ERASURE_DAYS} days to think again.`,
  button: "Delete my account",
  notYou: "If this wasn't you, don't confirm it and choose a new password: somebody knows yours.",
  reason: "You get this email because the end of your account was asked for.",
};
