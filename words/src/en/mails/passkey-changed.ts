export const passkeyChanged = {
  subject: {
    added: "A passkey was added to your account",
    removed: "A passkey was removed from your account",
  },
  what: {
    added: (name: string) => `From now on the passkey “${name}” signs in to your account.`,
    removed: (name: string) => `The passkey “${name}” no longer signs in to your account.`,
  },
  notYou: "If this wasn't you, open your settings, remove what you don't know and choose a new password.",
  button: "Open my settings",
  reason: "You get this email because how you sign in has changed.",
};
