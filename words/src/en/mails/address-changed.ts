import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
export const addressChanged = {
  subject: "Your email address was changed",
  preview: `If this wasn't you, you can undo it for ${ADDRESS_UNDO_DAYS} days.`,
  title: "Your email address was changed",
  intro: "Your account has another email address now. From here on our emails go there.",
  notYou: (until: string) =>
    `Was it not you? Until ${until} the button below puts this address back, signs everybody out and lets you choose a new password.`,
  button: "Put this address back",
  wasYou: "If it was you, there is nothing to do.",
  reason: "You get this email because this was the address of an account.",
};
