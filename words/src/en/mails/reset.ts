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

  because: {
    asked: {},
    address_restored: {
      subject: "Your address is back: choose a new password",
      intro:
        "You put this address back. Everybody was signed out and the old password has ended; the button below lets you choose a new one.",
      notYou: null,
      reason: "You get this email because you put this address back.",
    },
    first_admin: {
      subject: "You are the first admin: set your password",
      title: "You are the first admin",
      intro:
        "Kalivo was just set up, and you were named as its first admin. The button below sets your password; after that you add a second step to your sign-in and read what to do first.",
      button: "Set your password",
      validity:
        "The link works once and is valid for one hour. After that, “Forgot your password?” sends a new one.",
      notYou: "If you know nothing about this, you can ignore this email: without the link nobody gets in.",
      reason: "You get this email because this address was named when Kalivo was set up.",
    },
  },
};
