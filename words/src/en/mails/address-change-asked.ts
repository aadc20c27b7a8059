export const addressChangeAsked = {
  subject: "Somebody wants to change your email address",
  preview: "If this wasn't you, choose a new password: that ends it.",
  title: "Somebody wants to change your email address",
  intro:
    "Somebody asked for another email address for your account, with your password or passkey. It replaces this one once it is confirmed.",
  notYou: "Was it not you? Choose a new password now: that ends the change and signs everybody out.",
  button: "Choose a new password",
  wasYou: "If it was you, there is nothing to do here.",
  reason: "You get this email because this is the address of your account.",
};
