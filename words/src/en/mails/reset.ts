export const reset = {
  subject: "Choose a new password",
  preview: "The link is valid for one hour.",
  title: "Choose a new password",
  intro: "You asked for a new password. The button below lets you choose one.",
  button: "Choose a new password",
  validity:
    "The link works once and is valid for one hour. Choosing a new password signs you out everywhere.",
  notYou: "If this wasn't you, you can ignore this email: your password stays as it is.",
  reason: "You get this email because someone asked for a new password for this address.",

  restoredSubject: "Your address is back: choose a new password",
  restored:
    "You put this address back. Everybody was signed out and the old password has ended; the button below lets you choose a new one.",
  restoredReason: "You get this email because you put this address back.",
};
