export const passwordChanged = {
  subject: "Your password was changed",
  preview: "If this was not you, choose a new one at once.",
  title: "Your password was changed",
  by: {
    reset:
      "A new password was chosen with a link from this mailbox. Everybody who was signed in was signed out.",
    settings: "A new password was chosen in the settings. Every other sign-in was ended.",
  },
  passkeys: (n: number) =>
    n === 1
      ? "One passkey still signs in to your account. If you do not know it, remove it in the settings."
      : `${n} passkeys still sign in to your account. Remove those you do not know in the settings.`,
  notYou: (mail: string) =>
    `Was it not you? Choose a new password now, and write to ${mail} if you need help.`,
  button: "Choose a new password",
  reason: "You get this email because the password of your account was changed.",
};
