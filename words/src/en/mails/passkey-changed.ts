export const passkeyChanged = {
  subject: {
    added: "A passkey was added to your account",
    removed: "A passkey was removed from your account",
  },
  what: {
    added: (name: string) => `From now on the passkey “${name}” signs in to your account.`,
    removed: (name: string) => `The passkey “${name}” signs in to your account no more.`,
  },
  notYou: "If this was not you, open your settings, remove what you do not know and choose a new password.",
  button: "Open my settings",
  reason: "You get this email because how you sign in has changed.",
};
